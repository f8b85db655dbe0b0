// Generated from emojibase-data by npm run gen. Do not edit.

/** What the standard emoji are searched by besides their names: the words of one a line, in the order of `emojiTable`. */
export const emojiKeywordTable = `
cheerful cheery face grin grinning happy laugh nice smile smiling teeth
awesome big eyes face grin grinning happy mouth open smile smiling teeth yay
eye eyes face grin grinning happy laugh lol mouth open smile smiling
beaming eye eyes face grin grinning happy nice smile smiling teeth
closed eyes face grinning haha hahaha happy laugh lol mouth open rofl smile smiling squinting
cold dejected excited face grinning mouth nervous open smile smiling stress stressed sweat
crying face floor funny haha happy hehe hilarious joy laugh lmao lol rofl roflmao rolling tear
crying face feels funny haha happy hehe hilarious joy laugh lmao lol rofl roflmao tear
face happy slightly smile smiling
face hehe smile upside down
disappear dissolve embarrassed face haha heat hot liquid lol melt melting sarcasm sarcastic
face flirt heartbreaker sexy slide tease wink winking winks
blush eye eyes face glad satisfied smile smiling
angel angelic angels blessed face fairy fairytale fantasy halo happy innocent peaceful smile smiling spirit tale
3 adore crush face heart hearts ily love romance smile smiling you
143 bae eye face feels heart eyes hearts ily kisses love romance romantic smile xoxo
excited eyes face grinning smile star starry eyed wow
adorbs bae blowing face flirt heart ily kiss love lover miss muah romantic smooch xoxo you
143 date dating face flirt ily kiss love smooch smooches xoxo you
face happy outlined relaxed smile smiling
143 bae blush closed date dating eye eyes face flirt ily kisses kissing smooches xoxo
143 closed date dating eye eyes face flirt ily kiss kisses kissing love night smile smiling
face glad grateful happy joy pain proud relieved smile smiley smiling tear touched
delicious eat face food full hungry savor smile smiling tasty um yum yummy
awesome cool face nice party stuck out sweet tongue
crazy epic eye face funny joke loopy nutty party stuck out tongue wacky weirdo wink winking yolo
crazy eye eyes face goofy large small zany
closed eye eyes face gross horrible omg squinting stuck out taste tongue whatever yolo
face money mouth paid
face hands hug hugging open smiling
face giggle giggling hand mouth oops realization secret shock sudden surprise whoops
amazement awe disbelief embarrass eyes face gasp hand mouth omg open over quiet scared shock surprise
captivated embarrass eye face hide hiding peek peeking peep scared shy stare
face quiet shh shush shushing
chin consider face hmm ponder pondering thinking wondering
face good luck ma’am ok respect salute saluting sir troops yes
face keep mouth quiet secret shut zip zipper
disapproval disbelief distrust emoji eyebrow face hmm mild raised skeptic skeptical skepticism surprise what
awkward blank deadpan expressionless face fine jealous meh neutral oh shade straight unamused unhappy unimpressed whatever
awkward dead expressionless face fine inexpressive jealous meh not oh omg straight uh unhappy unimpressed whatever
awkward blank expressionless face mouth mouthless mute quiet secret silence silent speechless
depressed disappear dotted face hidden hide introvert invisible line meh whatever wtv
absentminded clouds face fog head
boss dapper face flirt homie kidding leer shade slick sly smirk smug snicker suave suspicious swag
... bored face fine jealous jel jelly pissed smh ugh uhh unamused unhappy weird whatever
eyeroll eyes face rolling shade ugh whatever
awk awkward dentist face grimace grimacing grinning smile smiling
blow blowing exhale exhaling exhausted face gasp groan relief sigh smiley smoke whisper whistle
face liar lie lying pinocchio
crazy daze earthquake face omg panic shaking shock surprise vibrate whoa wow
head horizontally no shake shaking
head nod shaking vertically yes
calm face peace relief relieved zen
awful bored dejected died disappointed face losing lost pensive sad sucks
crying face good night sad sleep sleeping sleepy tired
drooling face
bed bedtime face good goodnight nap night sleep sleeping tired whatever yawn zzz
bags bored exhausted eyes face fatigued late sleepy tired weary
cold dentist dermatologist doctor dr face germs mask medical medicine sick
face ill sick thermometer
bandage face head hurt injury ouch
face gross nasty nauseated sick vomit
barf ew face gross puke sick spew throw up vomit vomiting
face fever flu gesundheit sick sneeze sneezing
dying face feverish heat hot panting red faced stroke sweating tongue
blue faced cold face freezing frostbite icicles subzero teeth
dizzy drunk eyes face intoxicated mouth tipsy uneven wavy woozy
crossed out dead dizzy eyes face feels knocked sick tired
confused dizzy eyes face hypnotized omg smiley spiral trouble whoa woah woozy
blown explode exploding head mind mindblown no shocked way
cowboy cowgirl face hat
bday birthday celebrate celebration excited face happy hat hooray horn party partying
disguise eyebrow face glasses incognito moustache mustache nose person spy tache tash
awesome beach bright bro chilling cool face rad relaxed shades slay smile style sunglasses swag win
brainy clever expert face geek gifted glasses intelligent nerd smart
classy face fancy monocle rich stuffy wealthy
befuddled confused confusing dunno face frown hm meh not sad sorry sure
confused confusion diagonal disappointed doubt doubtful face frustrated frustration meh mouth skeptical unsure whatever wtv
anxious butterflies face nerves nervous sad stress stressed surprised worried worry
face frown frowning sad slightly
face frown frowning sad
believe face forgot mouth omg open shocked surprised sympathy unbelievable unreal whoa wow you
epic face hushed omg stunned surprised whoa woah
astonished cost face no omg shocked totally way
amazed awkward crazy dazed dead disbelief embarrassed face flushed geez heat hot impressed jeez what wow
anxiety bloated panic shocked surprised vulnerable
begging big eyes face mercy not pleading please pretty puppy sad why
admiration aww back cry embarrassed face feelings grateful gratitude holding joy please proud resist sad tears
caught face frown frowning guard mouth open scared scary surprise what wow
anguished face forgot scared scary stressed surprise unhappy what wow
afraid anxious blame face fear fearful scared worried
anxious blue cold eek face mouth nervous open rushed scared sweat yikes
anxious call close complicated disappointed face not relieved sad sweat time whew
awful cry crying face feels miss sad tear triste unhappy
bawling cry crying face loudly sad sob tear tears unhappy
epic face fear fearful munch scared scream screamer screaming shocked surprised woah
annoyed confounded confused cringe distraught face feels frustrated mad sad
concentrate concentration face focus headache persevere persevering
awful blame dejected disappointed face fail losing sad unhappy
close cold downcast face feels headache nervous sad scared sweat yikes
crying face fail feels hungry mad nooo sad sleepy tired unhappy weary
cost face feels nap sad sneeze tired
bedtime bored face goodnight nap night sleep sleepy tired whatever yawn yawning zzz
anger angry face feels fume fuming furious fury mad nose steam triumph unhappy won
anger angry enraged face feels mad maddening pouting rage red shade unhappy upset
anger angry blame face feels frustrated mad maddening rage shade unhappy upset
censor cursing cussing face mad mouth pissed swearing symbols
demon devil evil face fairy fairytale fantasy horns purple shade smile smiling tale
angry demon devil evil face fairy fairytale fantasy horns imp mischievous purple shade tale
body dead death face fairy fairytale i’m lmao monster tale yolo
bone crossbones dead death face monster skull
bs comic doo dung face fml monster pile poo poop smelly smh stink stinks stinky turd
clown face
creature devil face fairy fairytale fantasy mask monster scary tale
angry creature face fairy fairytale fantasy mask mean monster tale
boo creature excited face fairy fairytale fantasy halloween haunting monster scary silly tale
creature extraterrestrial face fairy fairytale fantasy monster space tale ufo
alien creature extraterrestrial face fairy fairytale fantasy game gamer games monster pixelated space tale ufo
face monster
animal cat face grinning mouth open smile smiling
animal cat eye eyes face grin grinning smile smiling
animal cat face joy laugh laughing lol tear tears
animal cat eye face heart eyes love smile smiling
animal cat face ironic smile wry
animal cat closed eye eyes face kiss kissing
animal cat face oh surprised weary
animal cat cry crying face sad tear
animal cat face pouting
embarrassed evil face forbidden forgot gesture hide monkey no omg prohibited scared secret smh watch
animal ears evil face forbidden gesture hear listen monkey no not prohibited secret shh tmi
animal evil face forbidden gesture monkey no not oops prohibited quiet secret speak stealth
heart letter love mail romance valentine
143 adorbs arrow cupid date emotion heart ily love romance valentine
143 anniversary emotion heart ily kisses ribbon valentine xoxo
143 emotion excited good heart ily kisses morning night sparkle sparkling xoxo
143 emotion excited growing heart heartpulse ily kisses muah nervous pulse xoxo
143 beating cardio emotion heart heartbeat ily love pulsating pulse
143 adorbs anniversary emotion heart hearts revolving
143 anniversary date dating emotion heart hearts ily kisses love loving two xoxo
143 decoration emotion heart hearth purple white
exclamation heart heavy mark punctuation
break broken crushed emotion heart heartbroken lonely sad
burn fire heart love lust sacred
healthier heart improving mending recovering recuperating well
emotion heart love red
143 adorable cute emotion heart ily like love pink special sweet
143 heart orange
143 cardiac emotion heart ily love yellow
143 emotion green heart ily love romantic
143 blue emotion heart ily love romance
143 blue cute cyan emotion heart ily light like love sky special teal
143 bestest emotion heart ily love purple
143 brown heart
black evil heart wicked
143 emotion gray grey heart ily love silver slate special
143 heart white
dating emotion heart kiss kissing lips mark romance sexy
100 a+ agree clearly definitely faithful fleek full hundred keep perfect point score true truth yup
anger angry comic mad symbol upset
argument brawl debate disagreement fight ruckus wrestle
bomb boom collide comic explode
comic shining shooting star stars
comic drip droplet droplets drops splashing squirt sweat water wet work workout
away cloud comic dash dashing fart fast go gone gotta running smoke
hole
balloon bubble comic dialog message sms speech talk text typing
balloon bubble eye speech witness
balloon bubble dialog left speech
anger angry balloon bubble mad right
balloon bubble cartoon cloud comic daydream decisions dream idea invent invention realize think thoughts wonder
comic good goodnight night sleep sleeping sleepy tired zzz
bye cya g2g greetings gtg hand hello hey hi later outtie ttfn ttyl wave yo you
back backhand hand raised
finger fingers hand raised splayed stop
5 five hand high raised stop
finger hand hands salute vulcan
hand handshake hold reach right rightward rightwards shake
hand handshake hold left leftward leftwards reach shake
dismiss down drop dropped hand palm pick shoo up
beckon catch come hand hold know lift me offer palm tell
block five halt hand high hold leftward leftwards pause push pushing refuse slap stop wait
block five halt hand high hold pause push pushing refuse rightward rightwards slap stop wait
awesome bet dope fleek fosho got gotcha hand legit ok okay pinch rad sure sweet three
fingers gesture hand hold huh interrogation patience pinched relax sarcastic ugh what zip
amount bit fingers hand little pinching small sort
hand peace v victory
cross crossed finger fingers hand luck
<3 crossed expensive finger hand heart index love money snap thumb
fingers gesture hand ily love you three
finger hand horns rock on sign
call hand hang loose me shaka
backhand finger hand index left point pointing
backhand finger hand index point pointing right
backhand finger hand index point pointing up
finger hand middle
backhand down finger hand index point pointing
finger hand index point pointing this up
at finger hand index pointing poke viewer you
+1 good hand like thumb up yes
 1 bad dislike down good hand no nope thumb thumbs
clenched fist hand punch raised solidarity
absolutely agree boom bro bruh bump clenched correct fist hand knuckle oncoming pound punch rock ttyl
fist left facing leftwards
fist right facing rightwards
applause approval awesome clap congrats congratulations excited good great hand homie job nice prayed well yay
celebration gesture hand hands hooray praise raised raising
<3 hands heart love you
hand hands hug jazz open swerve
cupped dua hands palms pray prayer together up wish
agreement deal hand meeting shake
appreciate ask beg blessed bow cmon five folded gesture hand high please pray thanks thx
hand write writing
bored care cosmetics done makeup manicure nail polish whatever
camera phone
arm beast bench biceps bodybuilder bro curls flex gains gym jacked muscle press ripped strong weightlift
accessibility arm mechanical prosthetic
accessibility leg mechanical prosthetic
bent foot kick knee limb
ankle feet kick stomp
body ears hear hearing listen listening sound
accessibility aid ear hard hearing
body noses nosey odor smell smells
intelligent smart
anatomical beat cardiology heart heartbeat organ pulse real red
breath breathe exhalation inhalation lung organ respiration
dentist pearly teeth white
bones dog skeleton wishbone
body eye face googly look looking omg peep see seeing
1 body one
body lick slurp
beauty body kiss kissing lips lipstick
anxious bite biting fear flirt flirting kiss lip lipstick nervous sexy uncomfortable worried worry
babies children goo infant newborn pregnant young
bright eyed grandchild kid young younger
bright eyed child grandson kid son young younger
bright eyed child daughter granddaughter kid virgo young younger zodiac
adult
blond haired human person
adult bro
beard bearded person whiskers
beard bearded man whiskers
beard bearded whiskers woman
adult bro man red hair
adult bro curly hair man
adult bro man white hair
adult bald bro man
adult lady
adult lady red hair woman
adult person red hair
adult curly hair lady woman
adult curly hair person
adult lady white hair woman
adult person white hair
adult bald lady woman
adult bald person
blond haired blonde hair woman
blond haired hair man
adult elderly grandparent old person wise
adult bald elderly gramps grandfather grandpa man old wise
adult elderly grandma grandmother granny lady old wise woman
annoyed disappointed disgruntled disturbed frown frowning frustrated gesture irritated person upset
annoyed disappointed disgruntled disturbed frown frowning frustrated gesture irritated man upset
annoyed disappointed disgruntled disturbed frown frowning frustrated gesture irritated upset woman
disappointed downtrodden frown grimace person pouting scowl sulk upset whine
disappointed downtrodden frown grimace man pouting scowl sulk upset whine
disappointed downtrodden frown grimace pouting scowl sulk upset whine woman
forbidden gesture hand no not person prohibit
forbidden gesture hand man no not prohibit
forbidden gesture hand no not prohibit woman
exercise gesture gesturing hand ok omg person
exercise gesture gesturing hand man ok omg
exercise gesture gesturing hand ok omg woman
fetch flick flip gossip hand person sarcasm sarcastic sassy seriously tipping whatever
fetch flick flip gossip hand man sarcasm sarcastic sassy seriously tipping whatever
fetch flick flip gossip hand sarcasm sarcastic sassy seriously tipping whatever woman
gesture hand here know me person pick question raise raising
gesture hand here know man me pick question raise raising
gesture hand here know me pick question raise raising woman
accessibility deaf ear gesture hear person
accessibility deaf ear gesture hear man
accessibility deaf ear gesture hear woman
apology ask beg bow bowing favor forgive gesture meditate meditation person pity regret sorry
apology ask beg bow bowing favor forgive gesture man meditate meditation pity regret sorry
apology ask beg bow bowing favor forgive gesture meditate meditation pity regret sorry woman
again bewilder disbelief exasperation facepalm no not oh omg person shock smh
again bewilder disbelief exasperation facepalm man no not oh omg shock smh
again bewilder disbelief exasperation facepalm no not oh omg shock smh woman
doubt dunno guess idk ignorance indifference knows maybe person shrug shrugging whatever who
doubt dunno guess idk ignorance indifference knows man maybe shrug shrugging whatever who
doubt dunno guess idk ignorance indifference knows maybe shrug shrugging whatever who woman
doctor health healthcare nurse therapist worker
doctor health healthcare man nurse therapist worker
doctor health healthcare nurse therapist woman worker
graduate
graduate man student
graduate student woman
instructor lecturer professor
instructor lecturer man professor teacher
instructor lecturer professor teacher woman
justice law scales
judge justice law man scales
judge justice law scales woman
gardener rancher
farmer gardener man rancher
farmer gardener rancher woman
chef
chef cook man
chef cook woman
electrician plumber tradesperson
electrician man mechanic plumber tradesperson
electrician mechanic plumber tradesperson woman
assembly factory industrial worker
assembly factory industrial man worker
assembly factory industrial woman worker
architect business manager office white collar worker
architect business man manager office white collar worker
architect business manager office white collar woman worker
biologist chemist engineer mathematician physicist
biologist chemist engineer man mathematician physicist scientist
biologist chemist engineer mathematician physicist scientist woman
coder computer developer inventor software
coder computer developer inventor man software technologist
coder computer developer inventor software technologist woman
actor entertainer rock rockstar star
actor entertainer man rock rockstar singer star
actor entertainer rock rockstar singer star woman
palette
artist man palette
artist palette woman
plane
man pilot plane
pilot plane woman
rocket space
astronaut man rocket space
astronaut rocket space woman
fire firetruck
fire firefighter firetruck man
fire firefighter firetruck woman
apprehend arrest citation cop law officer over police pulled undercover
apprehend arrest citation cop law man officer over police pulled undercover
apprehend arrest citation cop law officer over police pulled undercover woman
sleuth spy
detective man sleuth spy
detective sleuth spy woman
buckingham helmet london palace
buckingham guard helmet london man palace
buckingham guard helmet london palace woman
assassin fight fighter hidden person secret skills sly soldier stealth war
build construction fix hardhat hat man person rebuild remodel repair work worker
build construction fix hardhat hat man rebuild remodel repair work worker
build construction fix hardhat hat man rebuild remodel repair woman work worker
crown monarch noble person regal royal royalty
crown fairy fairytale fantasy king royal royalty tale
crown fairy fairytale fantasy queen royal royalty tale
person turban wearing
man turban wearing
turban wearing woman
cap chinese gua guapi hat mao person pi skullcap
bandana head headscarf hijab kerchief mantilla tichel woman
formal person tuxedo wedding
formal groom man tuxedo wedding
formal tuxedo wedding woman
person veil wedding
man veil wedding
bride veil wedding woman
pregnant woman
belly bloated full man overeat pregnant
belly bloated full overeat person pregnant stuffed
baby breast feeding mom mother nursing woman
baby feed feeding mom mother nanny newborn nursing woman
baby dad father feed feeding man nanny newborn nursing
baby feed feeding nanny newborn nursing parent
angel baby church face fairy fairytale fantasy tale
celebration christmas claus fairy fantasy father holiday merry santa tale xmas
celebration christmas claus fairy fantasy holiday merry mother mrs santa tale xmas
celebration christmas claus fairy fantasy holiday merry mx santa tale xmas
good hero superpower
good hero man superhero superpower
good hero heroine superhero superpower woman
bad criminal evil superpower villain
bad criminal evil man superpower supervillain villain
bad criminal evil superpower supervillain villain woman
fantasy magic play sorcerer sorceress sorcery spell summon witch wizard
fantasy mage magic man play sorcerer sorceress sorcery spell summon witch wizard
fantasy mage magic play sorcerer sorceress sorcery spell summon witch wizard woman
fairytale fantasy myth person pixie tale wings
fairy fairytale fantasy man myth oberon person pixie puck tale wings
fairy fairytale fantasy myth person pixie tale titania wings woman
blood dracula fangs halloween scary supernatural teeth undead
blood fangs halloween man scary supernatural teeth undead vampire
blood fangs halloween scary supernatural teeth undead vampire woman
creature fairytale folklore ocean sea siren trident
creature fairytale folklore neptune ocean poseidon sea siren trident triton
creature fairytale folklore merwoman ocean sea siren trident
elves enchantment fantasy folklore magic magical myth
elf elves enchantment fantasy folklore magic magical man myth
elf elves enchantment fantasy folklore magic magical myth woman
djinn fantasy jinn lamp myth rub wishes
djinn fantasy genie jinn lamp man myth rub wishes
djinn fantasy genie jinn lamp myth rub wishes woman
apocalypse dead halloween horror scary undead walking
apocalypse dead halloween horror man scary undead walking zombie
apocalypse dead halloween horror scary undead walking woman zombie
fairy fantasy monster tale trolling
bigfoot cryptid forest giant hairy sasquatch woodwose yeti
face getting headache massage person relax relaxing salon soothe spa tension therapy treatment
face getting headache man massage relax relaxing salon soothe spa tension therapy treatment
face getting headache massage relax relaxing salon soothe spa tension therapy treatment woman
barber beauty chop cosmetology cut groom hair haircut parlor person shears style
barber beauty chop cosmetology cut groom hair haircut man parlor person shears style
barber beauty chop cosmetology cut groom hair haircut parlor person shears style woman
amble gait hike man pace pedestrian person stride stroll walk walking
amble gait hike man pace pedestrian stride stroll walk walking
amble gait hike man pace pedestrian stride stroll walk walking woman
amble facing gait hike man pace pedestrian person right stride stroll walk walking
amble facing gait hike man pace pedestrian right stride stroll walk walking woman
amble facing gait hike man pace pedestrian right stride stroll walk walking
person stand standing
man stand standing
stand standing woman
kneel kneeling knees person
kneel kneeling knees man
kneel kneeling knees woman
facing kneel kneeling knees person right
facing kneel kneeling knees right woman
facing kneel kneeling knees man right
accessibility blind cane person probing white
accessibility blind cane facing person probing right white
accessibility blind cane man probing white
accessibility blind cane facing man probing right white
accessibility blind cane probing white woman
accessibility blind cane facing probing right white woman
accessibility motorized person wheelchair
accessibility facing motorized person right wheelchair
accessibility man motorized wheelchair
accessibility facing man motorized right wheelchair
accessibility motorized wheelchair woman
accessibility facing motorized right wheelchair woman
accessibility manual person wheelchair
accessibility facing manual person right wheelchair
accessibility man manual wheelchair
accessibility facing man manual right wheelchair
accessibility manual wheelchair woman
accessibility facing manual right wheelchair woman
fast hurry marathon move person quick race racing run rush speed
fast hurry man marathon move quick race racing run rush speed
fast hurry marathon move quick race racing run rush speed woman
facing fast hurry marathon move person quick race racing right run rush speed
facing fast hurry marathon move quick race racing right run rush speed woman
facing fast hurry man marathon move quick race racing right run rush speed
ballet dancer
dance dancer dancing elegant festive flair flamenco groove let’s salsa tango woman
dance dancer dancing elegant festive flair flamenco groove let’s man salsa tango
business levitating person suit
bestie bff bunny counterpart dancer double ear identical pair party partying people soulmate twin twinsies
bestie bff bunny counterpart dancer double ear identical men pair party partying people soulmate twin twinsies
bestie bff bunny counterpart dancer double ear identical pair party partying people soulmate twin twinsies women
day luxurious pamper person relax room sauna spa steam steambath unwind
day luxurious man pamper relax room sauna spa steam steambath unwind
day luxurious pamper relax room sauna spa steam steambath unwind woman
climb climber climbing mountain person rock scale up
climb climber climbing man mountain rock scale up
climb climber climbing mountain rock scale up woman
fencer fencing person sword
horse jockey racehorse racing riding sport
ski snow
ski snow snowboard sport
ball birdie caddy driving golf golfing green person pga putt range tee
ball birdie caddy driving golf golfing green man pga putt range tee
ball birdie caddy driving golf golfing green pga putt range tee woman
beach ocean person sport surf surfer surfing swell waves
beach man ocean sport surf surfer surfing swell waves
beach ocean person sport surf surfer surfing swell waves
boat canoe cruise fishing lake oar paddle person raft river row rowboat rowing
boat canoe cruise fishing lake man oar paddle raft river row rowboat rowing
boat canoe cruise fishing lake oar paddle raft river row rowboat rowing woman
freestyle person sport swim swimmer swimming triathlon
freestyle man sport swim swimmer swimming triathlon
freestyle man sport swim swimmer swimming triathlon
athletic ball basketball bouncing championship dribble net person player throw
athletic ball basketball bouncing championship dribble man net player throw
athletic ball basketball bouncing championship dribble net player throw woman
barbell bodybuilder deadlift lifter lifting person powerlifting weight weightlifter weights workout
barbell bodybuilder deadlift lifter lifting man powerlifting weight weightlifter weights workout
barbell bodybuilder deadlift lifter lifting powerlifting weight weightlifter weights woman workout
bicycle bicyclist bike biking cycle cyclist person riding sport
bicycle bicyclist bike biking cycle cyclist man riding sport
bicycle bicyclist bike biking cycle cyclist riding sport woman
bicycle bicyclist bike biking cycle cyclist mountain person riding sport
bicycle bicyclist bike biking cycle cyclist man mountain riding sport
bicycle bicyclist bike biking cycle cyclist mountain riding sport woman
active cartwheel cartwheeling excited flip gymnastics happy person somersault
active cartwheel cartwheeling excited flip gymnastics happy man somersault
active cartwheel cartwheeling excited flip gymnastics happy somersault woman
combat duel grapple people ring tournament wrestle wrestling
combat duel grapple men ring tournament wrestle wrestling
combat duel grapple ring tournament women wrestle wrestling
person playing polo sport swimming water waterpolo
man playing polo sport swimming water waterpolo
playing polo sport swimming water waterpolo woman
athletics ball catch chuck handball hurl lob person pitch playing sport throw toss
athletics ball catch chuck handball hurl lob man pitch playing sport throw toss
athletics ball catch chuck handball hurl lob pitch playing sport throw toss woman
act balance balancing handle juggle juggling manage multitask person skill
act balance balancing handle juggle juggling man manage multitask skill
act balance balancing handle juggle juggling manage multitask skill woman
cross legged legs lotus meditation peace person position relax serenity yoga yogi zen
cross legged legs lotus man meditation peace position relax serenity yoga yogi zen
cross legged legs lotus meditation peace position relax serenity woman yoga yogi zen
bath bathtub person taking tub
bed bedtime good goodnight hotel nap night person sleep tired zzz
bae bestie bff couple dating flirt friends hand hold people twins
bae bestie bff couple dating flirt friends girls hand hold sisters twins women
bae bestie bff couple dating flirt friends hand hold man twins woman
bae bestie bff boys brothers couple dating flirt friends hand hold men twins
anniversary babe bae couple date dating heart love mwah person romance together xoxo
anniversary babe bae couple date dating heart kiss love man mwah person romance together woman xoxo
anniversary babe bae couple date dating heart kiss love man mwah person romance together xoxo
anniversary babe bae couple date dating heart kiss love mwah person romance together woman xoxo
anniversary babe bae couple dating heart kiss love person relationship romance together you
anniversary babe bae couple dating heart kiss love man person relationship romance together woman you
anniversary babe bae couple dating heart kiss love man person relationship romance together you
anniversary babe bae couple dating heart kiss love person relationship romance together woman you
boy child family man woman
child family girl man woman
boy child family girl man woman
boy child family man woman
child family girl man woman
boy child family man
child family girl man
boy child family girl man
boy child family man
child family girl man
boy child family woman
child family girl woman
boy child family girl woman
boy child family woman
child family girl woman
boy child family man
boy child family man
child family girl man
boy child family girl man
child family girl man
boy child family woman
boy child family woman
child family girl woman
boy child family girl woman
child family girl woman
face head silhouette speak speaking
bust mysterious shadow silhouette
bff bust busts everyone friend friends people silhouette
comfort embrace farewell friendship goodbye hello hug hugging love people thanks
child
adult child family
adult child family
adult child family
adult child family
barefoot clothing footprint omw print walk
clue crime detective forensics identity mystery print safety trace
1–2 light skin tone type
3 medium light skin tone type
4 medium skin tone type
5 medium dark skin tone type
6 dark skin tone type
ginger hair red redhead
afro curly hair ringlets
gray hair old white
chemotherapy hair hairless no shaven
animal banana face monkey
animal banana
animal
animal ape monkey
adorbs animal dog face pet puppies puppy
animal animals dogs pet
accessibility animal blind dog guide
accessibility animal assistance dog service
animal dog fluffy
animal face
animal face
animal curious sly
animal cat face kitten kitty pet
animal animals cats kitten pet
animal black cat feline halloween meow unlucky
alpha animal face leo mane order rawr roar safari strong zodiac
animal big cat face predator tiger
animal big cat predator zoo
animal big cat predator zoo
animal dressage equine face farm horse horses
alces animal antlers elk mammal
animal ass burro hinny mammal mule stubborn
animal equestrian farm racehorse racing
face
animal stripe
animal
animal buffalo herd wisent
animal cow face farm milk moo
animal animals bull farm taurus zodiac
animal buffalo water zoo
animal animals farm milk moo
animal bacon face farm pig pork
animal bacon farm pork sow
animal pig
animal face farm nose pig smell snout
animal aries horns male sheep zodiac zoo
animal baa farm female fluffy lamb sheep wool
animal capricorn farm milk zodiac
animal desert dromedary hump one
animal bactrian camel desert hump two
alpaca animal guanaco vicuña wool
animal spots
animal
animal extinction large tusk wooly
animal
animal hippo
animal face mouse
animal animals
animal
animal face pet
animal bunny face pet rabbit
animal bunny pet
animal squirrel
animal dam teeth
animal spiny
animal vampire
animal face grizzly growl honey
animal arctic bear polar white
animal australia bear down face marsupial under
animal bamboo face
lazy slow
animal fishing playful
animal stink
animal joey jump marsupial
animal honey pester
feet paw paws print prints
bird gobble thanksgiving
animal bird ornithology
animal bird ornithology
animal baby bird chick egg hatching
animal baby bird chick ornithology
animal baby bird chick front facing newborn ornithology
animal ornithology
animal antarctica bird ornithology
bird fly ornithology peace
animal bird ornithology
animal bird ornithology
animal bird cygnet duckling ornithology ugly
animal bird ornithology wise
animal bird extinction large ornithology
bird flight light plumage
animal bird flamboyant ornithology tropical
animal bird colorful ornithology ostentatious peahen pretty proud
animal bird ornithology pirate talk
angelic ascend aviation bird fly flying heavenly mythology soar
animal beak bird black caw corvid crow ornithology raven rook
animal bird duck flock fowl gaggle gander geese honk ornithology silly
ascend ascension emerge fantasy firebird glory immortal rebirth reincarnation reinvent renewal revival revive rise transform
animal face
animal zoo
animal terrapin tortoise
animal reptile
animal bearer ophiuchus serpent zodiac
animal dragon face fairy fairytale tale
animal fairy fairytale knights tale
brachiosaurus brontosaurus dinosaur diplodocus
dinosaur rex t tyrannosaurus
animal beach face ocean spouting whale
animal beach ocean
animal beach flipper ocean
marine ocean whale
animal lion ocean sea
animal dinner fishes fishing pisces zodiac
animal fish fishes tropical
animal fish
animal fish
animal creature ocean
animal beach conch sea shell spiral
change climate ocean reef sea
animal aquarium burn invertebrate jelly life marine ocean ouch plankton sea sting stinger tentacles
cancer zodiac
animal bisque claws seafood
food shellfish small
animal food mollusk
diving pearl
animal escargot garden nature slug
insect pretty
animal garden insect
animal garden insect
animal bee bumblebee honey insect nature spring
animal bug insect
animal beetle garden insect lady ladybird ladybug nature
animal bug grasshopper insect orthoptera
animal insect pest roach
animal insect
spider web
scorpio scorpius zodiac
bite disease fever insect malaria pest virus
animal disease insect maggot pest rotting
animal annelid earthworm parasite
amoeba bacteria science virus
anniversary birthday date flower love plant romance
blossom cherry flower plant spring springtime
flower white
beauty buddhism calm flower hinduism peace purity serenity
plant
beauty elegant flower love plant red valentine
dying flower wilted
flower plant
flower outdoors plant sun
buttercup dandelion flower plant
blossom flower growth plant
bloom bluebonnet flower indigo lavender lilac lupine plant purple shrub snapdragon spring violet
plant sapling sprout young
decor grow house nurturing plant pot potted
christmas evergreen forest pine tree
deciduous forest green habitat shedding tree
beach palm plant tree tropical
desert drought nature plant
ear grain grains plant rice sheaf
leaf plant
irish plant
4 clover four leaf irish lucky plant
falling leaf maple
autumn fall fallen falling leaf
blow flutter fluttering leaf wind
branch empty home nest nesting
bird branch egg eggs nest nesting
fungus toadstool
bare barren branches dead drought leafless tree trunk winter wood
dionysus fruit grape
cantaloupe fruit
fruit
c citrus fruit nectarine orange vitamin
citrus fruit sour
acidity citrus cocktail fruit garnish key margarita mojito refreshing salsa sour tangy tequila tropical zest
fruit potassium
colada fruit pina tropical
food fruit tropical
apple diet food fruit health red ripe
apple fruit green
fruit
fruit
berries cherry fruit red
berry fruit
berries berry bilberry blue blueberry food fruit
food fruit kiwi
food fruit vegetable
food
colada palm piña
food fruit
aubergine vegetable
food vegetable
food vegetable
corn crops ear farm maize maze
hot pepper
bell capsicum food pepper vegetable
food pickle vegetable
bok burgers cabbage choy green kale leafy lettuce salad
cabbage wild
flavoring
flavoring
food nut peanut vegetable
food kidney legume small
almond plant
beer ginger health herb natural root spice
beans beanstalk edamame legume pea pod soybean vegetable veggie
food fungi fungus mushroom nature pizza portobello shiitake shroom spore sprout toppings truffle vegetable vegetarian veggie
beet food garden radish root salad turnip vegetable vegetarian
carbs food grain loaf restaurant toast wheat
bread breakfast crescent food french roll
baguette bread food french
arepa bread food gordita lavash naan pita
convoluted twisted
bakery bread breakfast schmear
breakfast crêpe food hotcake pancake
breakfast indecisive iron
cheese wedge
bone meat
bone chicken drumstick hungry leg poultry turkey
chop cut lambchop meat porkchop red steak
breakfast food meat
burger eat fast food hungry
fast food french fries
cheese food hungry pepperoni slice
dog frankfurter hot hotdog sausage
bread
mexican
mexican wrap
food mexican pamonha wrapped
falafel flatbread food gyro kebab stuffed
chickpea meatball
breakfast food
breakfast easy egg fry frying over pan restaurant side sunny up
casserole food paella pan shallow
food pot soup stew
cheese chocolate food melted pot ski
bowl breakfast cereal congee oatmeal porridge spoon
food green salad
corn movie pop
dairy
condiment flavor mad salty shaker taste upset
can canned food
bento box food
cracker food rice
ball food japanese rice
cooked food rice
curry food rice
bowl chopsticks food noodle pho ramen soup steaming
food meatballs pasta restaurant
food potato roasted sweet
food kebab restaurant seafood skewer stick
food
fried prawn shrimp tempura
cake fish food pastry restaurant swirl
autumn cake festival moon yuèbǐng
dessert japanese skewer stick sweet
empanada gyōza jiaozi pierogi potsticker
cookie fortune prophecy
box chopsticks delivery food oyster pail takeout
cream dessert food ice icecream restaurant serve soft sweet
dessert ice restaurant shaved sweet
cream dessert food ice restaurant sweet
breakfast dessert donut food sweet
chip chocolate dessert sweet
bday birthday cake celebration dessert happy pastry sweet
cake dessert pastry slice sweet
bakery dessert sprinkles sugar sweet treat
apple filling fruit meat pastry pumpkin slice
bar candy chocolate dessert halloween sweet tooth
cavities dessert halloween restaurant sweet tooth wrapper
candy dessert food restaurant sweet
dessert pudding sweet
barrel bear food honey honeypot jar pot sweet
babies baby birth born bottle drink infant milk newborn
drink glass milk
beverage cafe caffeine chai coffee drink hot morning steaming tea
brew drink food pot tea
beverage cup drink handle oolong tea teacup
bar beverage bottle cup drink restaurant
bar bottle cork drink popping
alcohol bar beverage booze club drink drinking drinks glass restaurant wine
alcohol bar booze club cocktail drink drinking drinks glass mad martini men
alcohol bar booze club cocktail drink drinking drinks drunk mai party tai tropical tropics
alcohol ale bar beer booze drink drinking drinks mug octoberfest oktoberfest pint stein summer
alcohol bar beer booze bottoms cheers clink clinking drinking drinks mugs
celebrate clink clinking drink glass glasses
glass liquor scotch shot tumbler whiskey whisky
accident drink empty glass liquid oops pour pouring spill water
cup drink juice malt soda soft straw water
boba bubble food milk pearl tea
beverage box juice straw sweet
drink
cold cube iceberg
hashi jeotgarak kuaizi
cooking dinner eat fork knife plate
breakfast breaky cooking cutlery delicious dinner eat feed food fork hungry knife lunch restaurant yum yummy
eat tableware
chef cooking hocho kitchen knife tool weapon
condiment container empty nothing sauce store
aquarius cooking drink jug tool weapon zodiac
africa earth europe globe showing world
americas earth globe showing world
asia australia earth globe showing world
earth globe internet meridians web world worldwide
map world
japan map
direction magnetic navigation orienteering
cold mountain snow capped
mountain
avalanche danger disaster earthquake mountain mudslide rocks
eruption mountain nature
fuji mount mountain nature
camping
beach umbrella
desert
desert island
national park
stadium
building classical
building construction crane
bricks clay mortar wall
boulder heavy solid stone tough
log lumber timber
home house roundhouse shelter yurt
house
derelict home house
building country heart home ranch settle simple suburban suburbia where
building country garden heart home house ranch settle simple suburban suburbia where
building city cubical job office
building japanese office post
building european office post
building doctor medicine
building
building
building hotel love
24 building convenience hours store
building
building department store
building
building castle japanese
building european
chapel hitched nuptials romance
tokyo tower
liberty new ny nyc statue york
bless chapel christian cross religion
islam masjid muslim religion
hindu temple
jew jewish judaism religion temple
religion shinto shrine
hajj islam muslim religion umrah
fountain
camping
fog
night star stars
city
morning mountains over sun sunrise
morning nature sun
at building city cityscape dusk evening landscape sun sunset
building dusk sun
at bridge night
hot hotsprings springs steaming
carousel entertainment horse
amusement park play playground playing slide sliding theme
amusement ferris park theme wheel
amusement coaster park roller theme
barber cut fresh haircut pole shave
circus tent
caboose engine railway steam train trains travel
car electric railway train tram travel trolleybus
high speed railway shinkansen train
bullet high speed nose railway shinkansen train travel
arrived choo railway
subway travel
arrived light monorail rail railway
railway train
trolleybus
vehicle
car mountain railway trip
bus car tram trolley trolleybus
school vehicle
bus cars oncoming
bus tram trolley
bus drive van vehicle
emergency vehicle
engine fire truck
5–0 car cops patrol police
car oncoming police
cab cabbie car drive vehicle yellow
cab cabbie cars drove hail oncoming taxi yellow
car driving vehicle
automobile car cars drove oncoming vehicle
car drive recreational sport sportutility utility vehicle
automobile car flatbed pick up pickup transportation truck
car delivery drive truck vehicle
articulated car drive lorry move semi truck vehicle
vehicle
car racing zoom
racing
motor scooter
accessibility manual wheelchair
accessibility motorized wheelchair
auto rickshaw tuk
bike class cycle cycling cyclist gang ride spin spinning
kick scooter
board skate skater wheels
blades roller skate skates sport
bus busstop stop
highway road
railway track train
drum oil
diesel fuel fuelpump gas gasoline pump station
car circle tire turn vehicle
alarm alert beacon car emergency light police revolving siren
horizontal intersection light signal stop stoplight traffic
drove intersection light signal stop stoplight traffic vertical
octagonal sign stop
barrier
ship tool
buoy float life lifesaver preserver rescue ring safety save saver swim
boat resort sailing sea yacht
boat
billionaire boat lake luxury millionaire summer travel
passenger ship
boat passenger
boat motor motorboat
boat passenger travel
aeroplane fly flying jet plane travel
aeroplane airplane plane small
aeroplane airplane check in departure departures plane
aeroplane airplane arrival arrivals arriving landing plane
hang glide parasail skydive
chair
copter roflcopter travel vehicle
railway suspension
cable cableway gondola lift mountain ski
aerial cable car gondola ropeway tramway
space
launch rockets space travel
aliens extra flying saucer terrestrial ufo
bell bellhop hotel
bag packing roller suitcase travel
done hourglass sand time timer
done flowing hourglass hours not sand timer waiting yolo
clock time
alarm clock hours hrs late time waiting
clock time
clock timer
clock mantelpiece time
12 12:00 clock o’clock time twelve
12 12:30 30 clock thirty time twelve
1 1:00 clock one o’clock time
1 1:30 30 clock one thirty time
2 2:00 clock o’clock time two
2 2:30 30 clock thirty time two
3 3:00 clock o’clock three time
3 30 3:30 clock thirty three time
4 4:00 clock four o’clock time
30 4 4:30 clock four thirty time
5 5:00 clock five o’clock time
30 5 5:30 clock five thirty time
6 6:00 clock o’clock six time
30 6 6:30 clock six thirty
0 7 7:00 clock o’clock seven
30 7 7:30 clock seven thirty
8 8:00 clock eight o’clock time
30 8 8:30 clock eight thirty time
9 9:00 clock nine o’clock time
30 9 9:30 clock nine thirty time
0 10 10:00 clock o’clock ten
10 10:30 30 clock ten thirty time
11 11:00 clock eleven o’clock time
11 11:30 30 clock eleven thirty time
dark moon new space
crescent dreams moon space waxing
first moon quarter space
gibbous moon space waxing
full moon space
gibbous moon space waning
last moon quarter space
crescent moon space waning
crescent moon ramadan space
face moon new space
face first moon quarter space
dreams face last moon quarter
weather
bright rays space sunny weather
bright face full moon
beach bright day face heat shine sun sunny sunshine weather
planet ringed saturn saturnine
astronomy medium stars white
glittery glow glowing night shining sparkle star win
falling night shooting space star
milky space way
weather
behind cloud cloudy sun weather
cloud lightning rain thunder thunderstorm
behind cloud sun weather
behind cloud sun weather
behind cloud rain sun weather
cloud rain weather
cloud cold snow weather
cloud lightning weather
cloud weather whirlwind
cloud weather
blow cloud face wind
dizzy hurricane twister typhoon weather
gay genderqueer glbt glbtq lesbian lgbt lgbtq lgbtqia nature pride queer rain trans transgender weather
closed clothing rain umbrella
clothing rain
clothing drop drops rain umbrella weather
ground rain sun umbrella
danger electric electricity high lightning nature thunder thunderbolt voltage zap
cold snow weather
cold man snow
cold man snow snowman
space
af burn flame hot lit litaf tool
cold comic drop nature sad sweat tear water weather
nature ocean surf surfer surfing water wave
celebration halloween jack lantern pumpkin
celebration christmas tree
boom celebration entertainment yolo
boom celebration fireworks sparkle
dynamite explosive fire fireworks light pop popping spark
* magic sparkle star
birthday celebrate celebration
awesome birthday celebrate celebration excited hooray party popper tada woohoo
ball celebrate celebration confetti party woohoo
banner celebration japanese tanabata tree
bamboo celebration decoration japanese pine plant
celebration doll dolls festival japanese
carp celebration streamer
bell celebration chime wind
celebration ceremony moon viewing
envelope gift good hóngbāo lai luck money red see
celebration
birthday bow box celebration christmas gift present surprise wrapped
celebration reminder ribbon
admission ticket tickets
admission stub
award celebration medal military
champion champs prize slay sport victory win winning
award gold medal sports winner
1st first gold medal place
2nd medal place second silver
3rd bronze medal place third
ball football futbol soccer sport
ball sport
ball glove sports underarm
ball hoop sport
ball game
american ball bowl football sport super
ball football rugby sport
ball racquet sport
disc flying ultimate
ball game sport strike
ball bat cricket game
ball field game hockey stick
game hockey ice puck stick
ball goal sports stick
ball bat game paddle ping pingpong pong table tennis
birdie game racquet shuttlecock
boxing glove
arts judo karate martial taekwondo uniform
goal net
flag golf hole sport
ice skate skating
entertainment fish fishing pole sport
diving mask scuba snorkeling
athletics running sash shirt
ski snow sport
luge sledge sleigh snow toboggan
curling game rock stone
bull dart direct entertainment game hit target
fluctuate toy
fly soar
gun handgun pistol revolver tool water weapon
8 8ball ball billiard eight game pool
ball crystal fairy fairytale fantasy fortune future magic tale tool
magic magician wand witch wizard
controller entertainment game video
game video videogame
casino gamble gambling game machine slot slots
dice die entertainment game
clue interlocking jigsaw piece puzzle
bear plaything plush stuffed teddy toy
candy celebrate celebration cinco de festive mayo party pinada pinata
ball dance disco glitter mirror party
babooshka baboushka babushka doll dolls matryoshka nesting russia
card game spade suit
card emotion game heart hearts suit
card diamond game suit
card club clubs game suit
chess dupe expendable pawn
card game wildcard
dragon game mahjong red
card cards flower game japanese playing
actor actress art arts entertainment mask performing theater theatre thespian
art frame framed museum painting picture
art artist artsy arty colorful creative entertainment museum painter painting palette
needle sewing spool string
embroidery needle sew sewing stitches sutures tailoring thread
ball crochet knit
cord rope tangled tie twine twist
clothing eye eyeglasses eyewear
dark eye eyewear glasses
dive eye protection scuba swimming welding
clothes coat doctor dr experiment jacket lab scientist white
emergency safety vest
clothing employed serious shirt tie
blue casual clothes clothing collar dressed shirt shopping tshirt weekend
blue casual clothes clothing denim dressed pants shopping trousers weekend
bundle cold neck up
hand
brr bundle cold jacket up
stocking
clothes clothing dressed fancy shopping
clothing comfortable
clothing dress
bathing one piece suit swimsuit
bathing one piece suit swimsuit underwear
bathing pants suit swimsuit underwear
bathing beach clothing pool suit swim
blouse clothes clothing collar dress dressed lady shirt shopping woman woman’s
clack clap cool cooling dance fan flirt flutter folding hand hot shy
clothes clothing coin dress fancy handbag shopping
bag clothes clothing dress lady purse shopping
bag clothes clothing clutch dress handbag pouch purse
bag bags hotel shopping
backpacking bag bookbag education rucksack satchel school
beach flip flop sandal sandals shoe thong thongs zōri
brown clothes clothing feet foot kick man man’s shoe shoes shopping
athletic clothes clothing fast kick running shoe shoes shopping sneaker tennis
backpacking boot brown camping hiking outdoors shoe
ballet comfy flat flats shoe slip on slipper
clothes clothing dress fashion heel heels high heeled shoe shoes shopping stiletto woman
clothing sandal shoe woman woman’s
ballet dance shoes
boot clothes clothing dress shoe shoes shopping woman woman’s
afro comb groom hair pick
clothing family king medieval queen royal royalty win
clothes clothing garden hat hats party woman woman’s
clothes clothing fancy formal hat magic top tophat
cap celebration clothing education graduation hat scholar
baseball bent billed cap dad hat
army helmet military soldier war warrior
aid cross face hat helmet rescue worker’s
beads clothing necklace prayer religion
cosmetics date makeup
diamond engaged engagement married romance shiny sparkling wedding
diamond engagement gem jewel money romance stone wedding
mute muted quiet silent sound speaker
low soft sound speaker volume
medium sound speaker volume
high loud music sound speaker volume
address communication loud public sound
cheering sound
horn post postal
break church sound
bell forbidden mute no not prohibited quiet silent slash sound
music musical note score
music musical note sound
music musical note notes sound
mic microphone music studio
level music slider
control knobs music
karaoke mic music sing sound
earbud sound
entertainment tbt video
instrument music sax
instrument music
brass instrument jazz music sad slide
box concertina instrument music squeeze squeezebox
instrument music strat
instrument keyboard music musical piano
instrument music
music stringed
drumsticks music
beat conga drum instrument long rhythm
cha dance instrument music party percussion rattle shake shaker
band fife flautist instrument marching music orchestra piccolo pipe recorder woodwind
cupid instrument love music orchestra
cell communication mobile phone telephone
arrow build call cell communication mobile phone receive telephone
phone
communication phone receiver telephone voip
communication
communication fax machine
battery
battery drained electronic energy low power
electric electricity plug
computer office pc personal
computer desktop monitor
computer
computer
computer mouse
computer
computer disk minidisk optical
computer disk floppy
blu ray cd computer disk dvd optical
blu ray cd computer disk optical
calculation calculator
bollywood camera cinema film hollywood movie record
cinema film frames movie
cinema film movie projector video
action board clapper movie
tv video
photo selfie snap tbt trip video
camera flash video
camcorder camera tbt video
old school tape vcr vhs video
glass lab left pointing magnifying science search tilted tool
contact glass lab magnifying right pointing science search tilted tool
light
bulb comic electric idea light
electric light tool torch
bar lantern light paper red restaurant
diya lamp light oil
book cover decorated decorative education notebook school writing
book closed education
book education fantasy knowledge library novels open reading
book education fantasy green library reading
blue book education fantasy library reading
book education fantasy library orange reading
book education fantasy knowledge library novels reading school study
notebook
notebook
curl document page paper
paper
document facing page paper up
communication news paper
news newspaper paper rolled up
bookmark mark marker tabs
mark
tag
dollar euro gold metal money rich silver treasure
bag bank bet billion cash cost dollar gold million money moneybag paid paying pot rich win
gem gold jewels loot money prize silver valuables wealth
bank banknote bill currency money note yen
bank banknote bill currency dollar money note
100 bank banknote bill currency euro money note rich
bank banknote bill billion cash currency money note pound pounds
bank banknote bill billion cash dollar fly million money note pay wings
bank card cash charge credit money pay
accounting bookkeeping evidence invoice proof
bank chart currency graph growth increasing market money rise trend upward yen
e mail email letter
email letter mail
delivering e mail email envelope incoming letter receive sent
arrow communication down e mail email envelope letter outgoing send sent
box email letter mail outbox sent tray
box email inbox letter mail receive tray zero
box communication delivery parcel shipping
closed communication flag mail mailbox postbox raised
closed flag lowered mail mailbox postbox
flag mail mailbox open postbox raised
flag lowered mail mailbox open postbox
mail mailbox
ballot box
pencil
black nib pen
fountain pen
ballpoint
painting
crayon
communication media notes pencil
office
file folder
file folder open
card dividers index
date
calendar tear off
note notepad pad spiral
calendar pad spiral
card index old rolodex school
chart data graph growth increasing right trend up upward
chart data decreasing down downward graph negative trend
bar chart data graph
do list notes
collage pin
location map pin pushpin round
paperclip
link linked paperclip paperclips
angle edge math ruler straight straightedge
angle math rule ruler set slide triangle triangular
cut cutting paper tool
box card file
cabinet file filing paper
can garbage trash waste
closed lock private
cracked lock open unlock
ink lock locked nib pen privacy
bike closed key lock locked secure
keys lock major password unlock
clue key lock old
home improvement repairs tool
ax chop hatchet split wood
hammer mining tool
hammer pick tool
hammer spanner tool wrench
knife weapon
crossed swords weapon
boom comic dangerous explosion hot
rebound repercussion weapon
archer archery arrow bow sagittarius tool weapon zodiac
weapon
carpenter carpentry cut lumber saw tool trim
home improvement spanner tool
flathead handy screw tool
bolt home improvement nut tool
cog cogwheel tool
compress tool vice
balance justice libra scale scales tool weight zodiac
accessibility blind cane probing white
links
break breaking broken chain cuffs freedom
chain
catch crook curve ensnare point selling
box chest mechanic red tool
attraction horseshoe magnetic negative positive shape u
climb rung step
bury dig garden hole plant scoop snow spade
chemistry tool
chemist chemistry experiment lab science test tube
bacteria biologist biology culture dish lab petri
biologist evolution gene genetics life
experiment lab science tool
contact extraterrestrial science tool
aliens antenna contact dish satellite science
doctor flu medicine needle shot sick tool vaccination
bleed blood donation drop injury medicine menstruation
doctor drugs medicated medicine pills sick vitamin
adhesive bandage
aid cane disability help hurt injured mobility stick
doctor heart medicine
bones doctor medical skeleton skull xray
back closet front
accessibility hoist lift
makeup reflection reflector speculum
air frame fresh opening transparent view
hotel sleep
couch hotel lamp
seat sit
bathroom
cup force plumber poop suction toilet
water
bath
bait cheese lure mouse mousetrap snare trap
sharp shave
bottle lotion moisturizer shampoo sunscreen
diaper pin punk rock safety
cleaning sweeping witch
farming laundry picnic
paper roll toilet towels
cask pail vat
bar bathing clean cleaning lather soapdish
bubble burp clean floating pearl soap underwater
bathroom brush clean dental hygiene teeth toiletry
absorbing cleaning porous soak
extinguish extinguisher fire quench
cart shopping trolley
smoking
dead death vampire
cemetery dead grave graveyard memorial rip tomb tombstone
ashes death funeral urn
amulet bead blue charm evil eye nazar talisman
amulet fatima fortune guide hand mary miriam palm protect protection
face moyai statue stoneface travel
card demonstration notice picket plaque protest sign
card credentials document id identification license security
atm automated bank cash money sign teller
bin litter litterbin sign
drinking potable water
access handicap symbol wheelchair
bathroom lavatory man men’s restroom room toilet wc
bathroom lavatory restroom room toilet wc woman women’s
bathroom lavatory toilet wc
baby changing symbol
bathroom closet lavatory restroom toilet water wc
control passport
packing
arrived baggage bags case checked claim journey packing plane ready travel trip
baggage case left locker luggage
caution
child children crossing pedestrian traffic
do entry fail forbidden no not pass prohibited traffic
entry forbidden no not smoke
bicycle bicycles bike forbidden no not prohibited
forbidden no not prohibited smoke smoking
forbidden litter littering no not prohibited
dry non drinking potable prohibited water
forbidden no not pedestrian pedestrians prohibited
cell forbidden mobile no not phone phones prohibited telephone
18 age eighteen forbidden no not one prohibited restriction underage
sign
sign
arrow cardinal direction north up
arrow direction intercardinal northeast up right
arrow cardinal direction east right
arrow direction down right intercardinal southeast
arrow cardinal direction down south
arrow direction down left intercardinal southwest
arrow cardinal direction left west
arrow direction intercardinal northwest up left
arrow up down
arrow left right
arrow curving left right
arrow curving left right
arrow curving right up
arrow curving down right
arrow arrows clockwise refresh reload vertical
again anticlockwise arrow arrows button counterclockwise deja refresh rewindershins vu
arrow back
arrow end
arrow mark on!
arrow brb omw soon
arrow homie top up
place pray religion worship
atheist atom symbol
hindu religion
david jew jewish judaism religion star
buddhist dharma religion wheel
difficult lives religion tao taoist total yang yin yinyang
christ christian cross latin religion
christian cross orthodox religion
crescent islam muslim ramadan religion star
healing peace peaceful symbol
candelabrum candlestick hanukkah jewish judaism religion
dotted fortune jewish judaism six pointed star
deg fateh khalsa religion sikh sikhism tegh
aries horoscope ram zodiac
bull horoscope ox taurus zodiac
gemini horoscope twins zodiac
cancer crab horoscope zodiac
horoscope leo lion zodiac
horoscope virgo zodiac
balance horoscope justice libra scales zodiac
horoscope scorpio scorpion scorpius zodiac
archer horoscope sagittarius zodiac
capricorn goat horoscope zodiac
aquarius bearer horoscope water zodiac
fish horoscope pisces zodiac
bearer ophiuchus serpent snake zodiac
arrow button crossed shuffle tracks
arrow button clockwise repeat
arrow button clockwise once repeat single
arrow button play right triangle
arrow button double fast forward
arrow button next scene track triangle
arrow button pause play right triangle
arrow button left reverse triangle
arrow button double fast reverse rewind
arrow button last previous scene track triangle
arrow button red up upwards
arrow button double fast up
arrow button down downwards red
arrow button double down fast
bar button double pause vertical
button square stop
button circle record
button eject
camera film movie
brightness button dim low
bright brightness button light
antenna bar bars cell communication mobile phone signal telephone
broadband computer connectivity hotspot internet network router smartphone wi fi wifi wlan
cell communication mobile mode phone telephone vibration
cell mobile off phone telephone
female sign woman
male man sign
symbol transgender
cancel multiplication sign x ×
+
 heavy math sign −
division heavy math sign ÷
answer equal equality equals heavy math sign
forever unbounded universal
! !! bangbang double exclamation mark punctuation
! !? ? exclamation interrobang mark punctuation question
? mark punctuation question red
? mark outlined punctuation question white
! exclamation mark outlined punctuation white
! exclamation mark punctuation red
dash punctuation wavy
bank currency exchange money
billion cash charge currency dollar heavy million money pay sign
aesculapius medical medicine staff symbol
recycle recycling symbol
knights
anchor emblem poseidon ship tool trident
badge name
beginner chevron green japanese leaf symbol tool yellow
circle heavy hollow large o red
button check checked checkmark complete completed done fixed mark tick ✓
ballot box check checked done off tick ✓
check checked checkmark done heavy mark tick ✓
cancel cross mark multiplication multiply x ×
button cross mark multiplication multiply square x ×
curl curly loop
curl curly double loop
alternation mark part
* asterisk eight spoked
* eight pointed star
*
c
r
mark tm trade trademark
drip holi ink liquid mess paint spill stain
keycap
keycap
0 keycap zero
1 keycap one
2 keycap two
3 keycap three
4 four keycap
5 five keycap
6 keycap six
7 keycap seven
8 eight keycap
9 keycap nine
keycap
abcd input latin letters uppercase
abcd input latin letters lowercase
1234 input numbers
% & input symbols ♪ 〒
abc alphabet input latin letters
blood button type
ab blood button type
b blood button type
button cl
button cool
button free
i
button id identity
circle circled m
button new
button ng
blood button o type
button ok okay
button p parking
button help sos
button mark up up!
button versus vs
button here japanese katakana
button charge japanese katakana service
amount button ideograph japanese monthly
button charge free ideograph japanese not
button ideograph japanese reserved
bargain button ideograph japanese
button discount ideograph japanese
button charge free ideograph japanese
button ideograph japanese prohibited
acceptable button ideograph japanese
application button ideograph japanese
button grade ideograph japanese passing
button ideograph japanese vacancy
button congratulations ideograph japanese
button ideograph japanese secret
business button ideograph japanese open
button ideograph japanese no vacancy
circle geometric red
circle orange
circle yellow
circle green
blue circle geometric
circle purple
brown circle
black circle geometric
circle geometric white
card penalty red square
orange square
card penalty square yellow
green square
blue square
purple square
brown square
black geometric large square
geometric large square white
black geometric medium square
geometric medium square white
black geometric medium small square
geometric medium small square white
black geometric small square
geometric small square white
diamond geometric large orange
blue diamond geometric large
diamond geometric orange small
blue diamond geometric small
geometric pointed red triangle up
down geometric pointed red triangle
comic diamond dot geometric
button geometric radio
button geometric outlined square white
black button geometric square
checkered chequered finish flag flags game race racing sport win
construction flag golf post triangular
celebration cross crossed flags japanese
black flag waving
flag waving white
bisexual flag gay genderqueer glbt glbtq lesbian lgbt lgbtq lgbtqia pride queer rainbow trans transgender
blue flag light pink transgender white
flag jolly pirate plunder roger treasure
ac flag
ad flag
ae flag
af flag
ag flag
ai flag
al flag
am flag
ao flag
aq flag
ar flag
as flag
at flag
au flag
aw flag
ax flag
az flag
ba flag
bb flag
bd flag
be flag
bf flag
bg flag
bh flag
bi flag
bj flag
bl flag
bm flag
bn flag
bo flag
bq flag
br flag
bs flag
bt flag
bv flag
bw flag
by flag
bz flag
ca flag
cc flag
cd flag
cf flag
cg flag
ch flag
ci flag
ck flag
cl flag
cm flag
cn flag
co flag
cp flag
cq flag
cr flag
cu flag
cv flag
cw flag
cx flag
cy flag
cz flag
de flag
dg flag
dj flag
dk flag
dm flag
do flag
dz flag
ea flag
ec flag
ee flag
eg flag
eh flag
er flag
es flag
et flag
eu flag
fi flag
fj flag
fk flag
fm flag
fo flag
fr flag
ga flag
gb flag
gd flag
ge flag
gf flag
gg flag
gh flag
gi flag
gl flag
gm flag
gn flag
gp flag
gq flag
gr flag
gs flag
gt flag
gu flag
gw flag
gy flag
hk flag
hm flag
hn flag
hr flag
ht flag
hu flag
ic flag
id flag
ie flag
il flag
im flag
in flag
io flag
iq flag
ir flag
is flag
it flag
je flag
jm flag
jo flag
jp flag
ke flag
kg flag
kh flag
ki flag
km flag
kn flag
kp flag
kr flag
kw flag
ky flag
kz flag
la flag
lb flag
lc flag
li flag
lk flag
lr flag
ls flag
lt flag
lu flag
lv flag
ly flag
ma flag
mc flag
md flag
me flag
mf flag
mg flag
mh flag
mk flag
ml flag
mm flag
mn flag
mo flag
mp flag
mq flag
mr flag
ms flag
mt flag
mu flag
mv flag
mw flag
mx flag
my flag
mz flag
na flag
nc flag
ne flag
nf flag
ng flag
ni flag
nl flag
no flag
np flag
nr flag
nu flag
nz flag
om flag
pa flag
pe flag
pf flag
pg flag
ph flag
pk flag
pl flag
pm flag
pn flag
pr flag
ps flag
pt flag
pw flag
py flag
qa flag
re flag
ro flag
rs flag
ru flag
rw flag
sa flag
sb flag
sc flag
sd flag
se flag
sg flag
sh flag
si flag
sj flag
sk flag
sl flag
sm flag
sn flag
so flag
sr flag
ss flag
st flag
sv flag
sx flag
sy flag
sz flag
ta flag
tc flag
td flag
tf flag
tg flag
th flag
tj flag
tk flag
tl flag
tm flag
tn flag
to flag
tr flag
tt flag
tv flag
tw flag
tz flag
ua flag
ug flag
um flag
un flag
us flag
uy flag
uz flag
va flag
vc flag
ve flag
vg flag
vi flag
vn flag
vu flag
wf flag
ws flag
xk flag
ye flag
yt flag
za flag
zm flag
zw flag
flag gbeng
flag gbsct
flag gbwls
`;
