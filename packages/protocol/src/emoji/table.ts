// Generated from emojibase-data by npm run gen. Do not edit.

/** The standard emoji in the order of Unicode, one a line: its characters, its name, and other names for it. */
export const emojiTable = `
😀 grinning grinning_face
😃 smiley grinning_face_with_big_eyes
😄 smile grinning_face_with_smiling_eyes
😁 grin beaming_face_with_smiling_eyes
😆 laughing satisfied grinning_squinting_face
😅 sweat_smile grinning_face_with_sweat
🤣 rolling_on_the_floor_laughing rofl
😂 joy face_with_tears_of_joy
🙂 slightly_smiling_face
🙃 upside_down_face
🫠 melting_face
😉 wink winking_face
😊 blush smiling_face_with_smiling_eyes
😇 innocent smiling_face_with_halo
🥰 smiling_face_with_3_hearts smiling_face_with_hearts smiling_face_with_three_hearts
😍 heart_eyes smiling_face_with_heart_eyes
🤩 star-struck grinning_face_with_star_eyes star_struck
😘 kissing_heart face_blowing_a_kiss
😗 kissing kissing_face
☺️ relaxed smiling_face
😚 kissing_closed_eyes kissing_face_with_closed_eyes
😙 kissing_smiling_eyes kissing_face_with_smiling_eyes
🥲 smiling_face_with_tear
😋 yum face_savoring_food
😛 stuck_out_tongue face_with_tongue
😜 stuck_out_tongue_winking_eye winking_face_with_tongue
🤪 zany_face grinning_face_with_one_large_and_one_small_eye
😝 stuck_out_tongue_closed_eyes squinting_face_with_tongue
🤑 money_mouth_face
🤗 hugging_face smiling_face_with_open_hands hugs
🤭 face_with_hand_over_mouth smiling_face_with_smiling_eyes_and_hand_covering_mouth hand_over_mouth
🫢 face_with_open_eyes_and_hand_over_mouth
🫣 face_with_peeking_eye
🤫 shushing_face face_with_finger_covering_closed_lips
🤔 thinking_face thinking
🫡 saluting_face
🤐 zipper_mouth_face
🤨 face_with_raised_eyebrow face_with_one_eyebrow_raised raised_eyebrow
😐 neutral_face
😑 expressionless expressionless_face
😶 no_mouth face_without_mouth
🫥 dotted_line_face
😶‍🌫️ face_in_clouds
😏 smirk smirking_face
😒 unamused unamused_face
🙄 face_with_rolling_eyes roll_eyes
😬 grimacing grimacing_face
😮‍💨 face_exhaling
🤥 lying_face
🫨 shaking_face
🙂‍↔️ head_shaking_horizontally
🙂‍↕️ head_shaking_vertically
😌 relieved relieved_face
😔 pensive pensive_face
😪 sleepy sleepy_face
🤤 drooling_face
😴 sleeping sleeping_face
🫩 face_with_bags_under_eyes
😷 mask face_with_medical_mask
🤒 face_with_thermometer
🤕 face_with_head_bandage
🤢 nauseated_face
🤮 face_vomiting face_with_open_mouth_vomiting vomiting_face
🤧 sneezing_face
🥵 hot_face
🥶 cold_face
🥴 woozy_face
😵 dizzy_face face_with_crossed_out_eyes
😵‍💫 face_with_spiral_eyes
🤯 exploding_head shocked_face_with_exploding_head
🤠 face_with_cowboy_hat cowboy_hat_face
🥳 partying_face
🥸 disguised_face
😎 sunglasses smiling_face_with_sunglasses
🤓 nerd_face
🧐 face_with_monocle monocle_face
😕 confused confused_face
🫤 face_with_diagonal_mouth
😟 worried worried_face
🙁 slightly_frowning_face
☹️ white_frowning_face frowning_face
😮 open_mouth face_with_open_mouth
😯 hushed hushed_face
😲 astonished astonished_face
😳 flushed flushed_face
🫪 distorted_face
🥺 pleading_face
🥹 face_holding_back_tears
😦 frowning frowning_face_with_open_mouth
😧 anguished anguished_face
😨 fearful fearful_face
😰 cold_sweat anxious_face_with_sweat
😥 disappointed_relieved sad_but_relieved_face
😢 cry crying_face
😭 sob loudly_crying_face
😱 scream face_screaming_in_fear
😖 confounded confounded_face
😣 persevere persevering_face
😞 disappointed disappointed_face
😓 sweat downcast_face_with_sweat
😩 weary weary_face
😫 tired_face
🥱 yawning_face
😤 triumph face_with_steam_from_nose
😡 rage enraged_face pout
😠 angry angry_face
🤬 face_with_symbols_on_mouth serious_face_with_symbols_covering_mouth cursing_face
😈 smiling_imp smiling_face_with_horns
👿 imp angry_face_with_horns
💀 skull
☠️ skull_and_crossbones
💩 hankey poop shit pile_of_poo
🤡 clown_face
👹 japanese_ogre ogre
👺 japanese_goblin goblin
👻 ghost
👽 alien
👾 space_invader alien_monster
🤖 robot_face robot
😺 smiley_cat grinning_cat
😸 smile_cat grinning_cat_with_smiling_eyes
😹 joy_cat cat_with_tears_of_joy
😻 heart_eyes_cat smiling_cat_with_heart_eyes
😼 smirk_cat cat_with_wry_smile
😽 kissing_cat
🙀 scream_cat weary_cat
😿 crying_cat_face crying_cat
😾 pouting_cat
🙈 see_no_evil see_no_evil_monkey
🙉 hear_no_evil hear_no_evil_monkey
🙊 speak_no_evil speak_no_evil_monkey
💌 love_letter
💘 cupid heart_with_arrow
💝 gift_heart heart_with_ribbon
💖 sparkling_heart
💗 heartpulse growing_heart
💓 heartbeat beating_heart
💞 revolving_hearts
💕 two_hearts
💟 heart_decoration
❣️ heavy_heart_exclamation_mark_ornament heart_exclamation heavy_heart_exclamation
💔 broken_heart
❤️‍🔥 heart_on_fire
❤️‍🩹 mending_heart
❤️ heart red_heart
🩷 pink_heart
🧡 orange_heart
💛 yellow_heart
💚 green_heart
💙 blue_heart
🩵 light_blue_heart
💜 purple_heart
🤎 brown_heart
🖤 black_heart
🩶 grey_heart
🤍 white_heart
💋 kiss kiss_mark
💯 100 hundred_points
💢 anger anger_symbol
🫯 fight_cloud
💥 boom collision
💫 dizzy
💦 sweat_drops sweat_droplets
💨 dash dashing_away
🕳️ hole
💬 speech_balloon
👁️‍🗨️ eye-in-speech-bubble eye_in_speech_bubble eye_speech_bubble
🗨️ left_speech_bubble
🗯️ right_anger_bubble
💭 thought_balloon
💤 zzz
👋 wave waving_hand
🤚 raised_back_of_hand
🖐️ raised_hand_with_fingers_splayed hand_with_fingers_splayed
✋ hand raised_hand
🖖 spock-hand vulcan_salute
🫱 rightwards_hand
🫲 leftwards_hand
🫳 palm_down_hand
🫴 palm_up_hand
🫷 leftwards_pushing_hand
🫸 rightwards_pushing_hand
👌 ok_hand
🤌 pinched_fingers
🤏 pinching_hand
✌️ v victory_hand
🤞 crossed_fingers hand_with_index_and_middle_fingers_crossed
🫰 hand_with_index_finger_and_thumb_crossed
🤟 i_love_you_hand_sign love_you_gesture
🤘 the_horns sign_of_the_horns metal
🤙 call_me_hand
👈 point_left backhand_index_pointing_left
👉 point_right backhand_index_pointing_right
👆 point_up_2 backhand_index_pointing_up
🖕 middle_finger reversed_hand_with_middle_finger_extended fu
👇 point_down backhand_index_pointing_down
☝️ point_up index_pointing_up
🫵 index_pointing_at_the_viewer
👍 +1 thumbsup thumbs_up
👎 -1 thumbsdown thumbs_down
✊ fist raised_fist fist_raised
👊 facepunch punch oncoming_fist fist_oncoming
🤛 left-facing_fist left_facing_fist fist_left
🤜 right-facing_fist right_facing_fist fist_right
👏 clap clapping_hands
🙌 raised_hands raising_hands
🫶 heart_hands
👐 open_hands
🤲 palms_up_together
🤝 handshake
🙏 pray folded_hands
✍️ writing_hand
💅 nail_care nail_polish
🤳 selfie
💪 muscle flexed_biceps
🦾 mechanical_arm
🦿 mechanical_leg
🦵 leg
🦶 foot
👂 ear
🦻 ear_with_hearing_aid
👃 nose
🧠 brain
🫀 anatomical_heart
🫁 lungs
🦷 tooth
🦴 bone
👀 eyes
👁️ eye
👅 tongue
👄 lips mouth
🫦 biting_lip
👶 baby
🧒 child
👦 boy
👧 girl
🧑 adult person
👱 person_with_blond_hair person_blond_hair blond_haired_person
👨 man
🧔 bearded_person person_beard
🧔‍♂️ man_with_beard man_beard
🧔‍♀️ woman_with_beard woman_beard
👨‍🦰 red_haired_man man_red_hair
👨‍🦱 curly_haired_man man_curly_hair
👨‍🦳 white_haired_man man_white_hair
👨‍🦲 bald_man man_bald
👩 woman
👩‍🦰 red_haired_woman woman_red_hair
🧑‍🦰 red_haired_person person_red_hair
👩‍🦱 curly_haired_woman woman_curly_hair
🧑‍🦱 curly_haired_person person_curly_hair
👩‍🦳 white_haired_woman woman_white_hair
🧑‍🦳 white_haired_person person_white_hair
👩‍🦲 bald_woman woman_bald
🧑‍🦲 bald_person person_bald
👱‍♀️ blond-haired-woman woman_blond_hair blond_haired_woman blonde_woman
👱‍♂️ blond-haired-man man_blond_hair blond_haired_man
🧓 older_adult older_person
👴 older_man old_man
👵 older_woman old_woman
🙍 person_frowning frowning_person
🙍‍♂️ man-frowning man_frowning frowning_man
🙍‍♀️ woman-frowning woman_frowning frowning_woman
🙎 person_with_pouting_face person_pouting pouting_face
🙎‍♂️ man-pouting man_pouting pouting_man
🙎‍♀️ woman-pouting woman_pouting pouting_woman
🙅 no_good person_gesturing_no
🙅‍♂️ man-gesturing-no man_gesturing_no ng_man no_good_man
🙅‍♀️ woman-gesturing-no woman_gesturing_no ng_woman no_good_woman
🙆 ok_woman person_gesturing_ok ok_person
🙆‍♂️ man-gesturing-ok man_gesturing_ok ok_man
🙆‍♀️ woman-gesturing-ok woman_gesturing_ok
💁 information_desk_person person_tipping_hand tipping_hand_person
💁‍♂️ man-tipping-hand man_tipping_hand sassy_man tipping_hand_man
💁‍♀️ woman-tipping-hand woman_tipping_hand sassy_woman tipping_hand_woman
🙋 raising_hand person_raising_hand
🙋‍♂️ man-raising-hand man_raising_hand raising_hand_man
🙋‍♀️ woman-raising-hand woman_raising_hand raising_hand_woman
🧏 deaf_person
🧏‍♂️ deaf_man
🧏‍♀️ deaf_woman
🙇 bow person_bowing
🙇‍♂️ man-bowing man_bowing bowing_man
🙇‍♀️ woman-bowing woman_bowing bowing_woman
🤦 face_palm person_facepalming facepalm
🤦‍♂️ man-facepalming man_facepalming
🤦‍♀️ woman-facepalming woman_facepalming
🤷 shrug person_shrugging
🤷‍♂️ man-shrugging man_shrugging
🤷‍♀️ woman-shrugging woman_shrugging
🧑‍⚕️ health_worker
👨‍⚕️ male-doctor man_health_worker
👩‍⚕️ female-doctor woman_health_worker
🧑‍🎓 student
👨‍🎓 male-student man_student
👩‍🎓 female-student woman_student
🧑‍🏫 teacher
👨‍🏫 male-teacher man_teacher
👩‍🏫 female-teacher woman_teacher
🧑‍⚖️ judge
👨‍⚖️ male-judge man_judge
👩‍⚖️ female-judge woman_judge
🧑‍🌾 farmer
👨‍🌾 male-farmer man_farmer
👩‍🌾 female-farmer woman_farmer
🧑‍🍳 cook
👨‍🍳 male-cook man_cook
👩‍🍳 female-cook woman_cook
🧑‍🔧 mechanic
👨‍🔧 male-mechanic man_mechanic
👩‍🔧 female-mechanic woman_mechanic
🧑‍🏭 factory_worker
👨‍🏭 male-factory-worker man_factory_worker
👩‍🏭 female-factory-worker woman_factory_worker
🧑‍💼 office_worker
👨‍💼 male-office-worker man_office_worker
👩‍💼 female-office-worker woman_office_worker
🧑‍🔬 scientist
👨‍🔬 male-scientist man_scientist
👩‍🔬 female-scientist woman_scientist
🧑‍💻 technologist
👨‍💻 male-technologist man_technologist
👩‍💻 female-technologist woman_technologist
🧑‍🎤 singer
👨‍🎤 male-singer man_singer
👩‍🎤 female-singer woman_singer
🧑‍🎨 artist
👨‍🎨 male-artist man_artist
👩‍🎨 female-artist woman_artist
🧑‍✈️ pilot
👨‍✈️ male-pilot man_pilot
👩‍✈️ female-pilot woman_pilot
🧑‍🚀 astronaut
👨‍🚀 male-astronaut man_astronaut
👩‍🚀 female-astronaut woman_astronaut
🧑‍🚒 firefighter
👨‍🚒 male-firefighter man_firefighter
👩‍🚒 female-firefighter woman_firefighter
👮 cop police_officer
👮‍♂️ male-police-officer man_police_officer policeman
👮‍♀️ female-police-officer woman_police_officer policewoman
🕵️ sleuth_or_spy detective
🕵️‍♂️ male-detective man_detective male_detective
🕵️‍♀️ female-detective woman_detective female_detective
💂 guardsman guard
💂‍♂️ male-guard man_guard
💂‍♀️ female-guard woman_guard guardswoman
🥷 ninja
👷 construction_worker
👷‍♂️ male-construction-worker man_construction_worker construction_worker_man
👷‍♀️ female-construction-worker woman_construction_worker construction_worker_woman
🫅 person_with_crown
🤴 prince
👸 princess
👳 man_with_turban person_wearing_turban person_with_turban
👳‍♂️ man-wearing-turban man_wearing_turban
👳‍♀️ woman-wearing-turban woman_wearing_turban woman_with_turban
👲 man_with_gua_pi_mao person_with_skullcap
🧕 person_with_headscarf woman_with_headscarf
🤵 person_in_tuxedo
🤵‍♂️ man_in_tuxedo
🤵‍♀️ woman_in_tuxedo
👰 bride_with_veil person_with_veil
👰‍♂️ man_with_veil
👰‍♀️ woman_with_veil
🤰 pregnant_woman
🫃 pregnant_man
🫄 pregnant_person
🤱 breast-feeding breast_feeding
👩‍🍼 woman_feeding_baby
👨‍🍼 man_feeding_baby
🧑‍🍼 person_feeding_baby
👼 angel baby_angel
🎅 santa santa_claus
🤶 mrs_claus mother_christmas
🧑‍🎄 mx_claus
🦸 superhero
🦸‍♂️ male_superhero man_superhero superhero_man
🦸‍♀️ female_superhero woman_superhero superhero_woman
🦹 supervillain
🦹‍♂️ male_supervillain man_supervillain supervillain_man
🦹‍♀️ female_supervillain woman_supervillain supervillain_woman
🧙 mage
🧙‍♂️ male_mage man_mage mage_man
🧙‍♀️ female_mage woman_mage mage_woman
🧚 fairy
🧚‍♂️ male_fairy man_fairy fairy_man
🧚‍♀️ female_fairy woman_fairy fairy_woman
🧛 vampire
🧛‍♂️ male_vampire man_vampire vampire_man
🧛‍♀️ female_vampire woman_vampire vampire_woman
🧜 merperson
🧜‍♂️ merman
🧜‍♀️ mermaid
🧝 elf
🧝‍♂️ male_elf man_elf elf_man
🧝‍♀️ female_elf woman_elf elf_woman
🧞 genie
🧞‍♂️ male_genie man_genie genie_man
🧞‍♀️ female_genie woman_genie genie_woman
🧟 zombie
🧟‍♂️ male_zombie man_zombie zombie_man
🧟‍♀️ female_zombie woman_zombie zombie_woman
🧌 troll
🫈 hairy_creature
💆 massage person_getting_massage
💆‍♂️ man-getting-massage man_getting_massage massage_man
💆‍♀️ woman-getting-massage woman_getting_massage massage_woman
💇 haircut person_getting_haircut
💇‍♂️ man-getting-haircut man_getting_haircut haircut_man
💇‍♀️ woman-getting-haircut woman_getting_haircut haircut_woman
🚶 walking person_walking
🚶‍♂️ man-walking man_walking walking_man
🚶‍♀️ woman-walking woman_walking walking_woman
🚶‍➡️ person_walking_facing_right
🚶‍♀️‍➡️ woman_walking_facing_right
🚶‍♂️‍➡️ man_walking_facing_right
🧍 standing_person person_standing
🧍‍♂️ man_standing standing_man
🧍‍♀️ woman_standing standing_woman
🧎 kneeling_person person_kneeling
🧎‍♂️ man_kneeling kneeling_man
🧎‍♀️ woman_kneeling kneeling_woman
🧎‍➡️ person_kneeling_facing_right
🧎‍♀️‍➡️ woman_kneeling_facing_right
🧎‍♂️‍➡️ man_kneeling_facing_right
🧑‍🦯 person_with_probing_cane person_with_white_cane
🧑‍🦯‍➡️ person_with_white_cane_facing_right
👨‍🦯 man_with_probing_cane man_with_white_cane
👨‍🦯‍➡️ man_with_white_cane_facing_right
👩‍🦯 woman_with_probing_cane woman_with_white_cane
👩‍🦯‍➡️ woman_with_white_cane_facing_right
🧑‍🦼 person_in_motorized_wheelchair
🧑‍🦼‍➡️ person_in_motorized_wheelchair_facing_right
👨‍🦼 man_in_motorized_wheelchair
👨‍🦼‍➡️ man_in_motorized_wheelchair_facing_right
👩‍🦼 woman_in_motorized_wheelchair
👩‍🦼‍➡️ woman_in_motorized_wheelchair_facing_right
🧑‍🦽 person_in_manual_wheelchair
🧑‍🦽‍➡️ person_in_manual_wheelchair_facing_right
👨‍🦽 man_in_manual_wheelchair
👨‍🦽‍➡️ man_in_manual_wheelchair_facing_right
👩‍🦽 woman_in_manual_wheelchair
👩‍🦽‍➡️ woman_in_manual_wheelchair_facing_right
🏃 runner running person_running
🏃‍♂️ man-running man_running running_man
🏃‍♀️ woman-running woman_running running_woman
🏃‍➡️ person_running_facing_right
🏃‍♀️‍➡️ woman_running_facing_right
🏃‍♂️‍➡️ man_running_facing_right
🧑‍🩰 ballet_dancer
💃 dancer woman_dancing
🕺 man_dancing
🕴️ man_in_business_suit_levitating person_in_suit_levitating business_suit_levitating
👯 dancers people_with_bunny_ears
👯‍♂️ men-with-bunny-ears-partying man-with-bunny-ears-partying men_with_bunny_ears dancing_men
👯‍♀️ women-with-bunny-ears-partying woman-with-bunny-ears-partying women_with_bunny_ears dancing_women
🧖 person_in_steamy_room sauna_person
🧖‍♂️ man_in_steamy_room sauna_man
🧖‍♀️ woman_in_steamy_room sauna_woman
🧗 person_climbing climbing
🧗‍♂️ man_climbing climbing_man
🧗‍♀️ woman_climbing climbing_woman
🤺 fencer person_fencing
🏇 horse_racing
⛷️ skier
🏂 snowboarder
🏌️ golfer person_golfing golfing
🏌️‍♂️ man-golfing man_golfing golfing_man
🏌️‍♀️ woman-golfing woman_golfing golfing_woman
🏄 surfer person_surfing
🏄‍♂️ man-surfing man_surfing surfing_man
🏄‍♀️ woman-surfing woman_surfing surfing_woman
🚣 rowboat person_rowing_boat
🚣‍♂️ man-rowing-boat man_rowing_boat rowing_man
🚣‍♀️ woman-rowing-boat woman_rowing_boat rowing_woman
🏊 swimmer person_swimming
🏊‍♂️ man-swimming man_swimming swimming_man
🏊‍♀️ woman-swimming woman_swimming swimming_woman
⛹️ person_with_ball person_bouncing_ball bouncing_ball_person
⛹️‍♂️ man-bouncing-ball man_bouncing_ball basketball_man bouncing_ball_man
⛹️‍♀️ woman-bouncing-ball woman_bouncing_ball basketball_woman bouncing_ball_woman
🏋️ weight_lifter person_lifting_weights weight_lifting
🏋️‍♂️ man-lifting-weights man_lifting_weights weight_lifting_man
🏋️‍♀️ woman-lifting-weights woman_lifting_weights weight_lifting_woman
🚴 bicyclist person_biking
🚴‍♂️ man-biking man_biking biking_man
🚴‍♀️ woman-biking woman_biking biking_woman
🚵 mountain_bicyclist person_mountain_biking
🚵‍♂️ man-mountain-biking man_mountain_biking mountain_biking_man
🚵‍♀️ woman-mountain-biking woman_mountain_biking mountain_biking_woman
🤸 person_doing_cartwheel person_cartwheeling cartwheeling
🤸‍♂️ man-cartwheeling man_cartwheeling
🤸‍♀️ woman-cartwheeling woman_cartwheeling
🤼 wrestlers people_wrestling wrestling
🤼‍♂️ man-wrestling men_wrestling
🤼‍♀️ woman-wrestling women_wrestling
🤽 water_polo person_playing_water_polo
🤽‍♂️ man-playing-water-polo man_playing_water_polo
🤽‍♀️ woman-playing-water-polo woman_playing_water_polo
🤾 handball person_playing_handball handball_person
🤾‍♂️ man-playing-handball man_playing_handball
🤾‍♀️ woman-playing-handball woman_playing_handball
🤹 juggling person_juggling juggling_person
🤹‍♂️ man-juggling man_juggling
🤹‍♀️ woman-juggling woman_juggling
🧘 person_in_lotus_position lotus_position
🧘‍♂️ man_in_lotus_position lotus_position_man
🧘‍♀️ woman_in_lotus_position lotus_position_woman
🛀 bath person_taking_bath
🛌 sleeping_accommodation person_in_bed sleeping_bed
🧑‍🤝‍🧑 people_holding_hands
👭 two_women_holding_hands women_holding_hands
👫 man_and_woman_holding_hands woman_and_man_holding_hands couple
👬 two_men_holding_hands men_holding_hands
💏 couplekiss
👩‍❤️‍💋‍👨 woman-kiss-man kiss_woman_man couplekiss_man_woman
👨‍❤️‍💋‍👨 man-kiss-man kiss_man_man couplekiss_man_man
👩‍❤️‍💋‍👩 woman-kiss-woman kiss_woman_woman couplekiss_woman_woman
💑 couple_with_heart
👩‍❤️‍👨 woman-heart-man couple_with_heart_woman_man
👨‍❤️‍👨 man-heart-man couple_with_heart_man_man
👩‍❤️‍👩 woman-heart-woman couple_with_heart_woman_woman
👨‍👩‍👦 man-woman-boy family_man_woman_boy
👨‍👩‍👧 man-woman-girl family_man_woman_girl
👨‍👩‍👧‍👦 man-woman-girl-boy family_man_woman_girl_boy
👨‍👩‍👦‍👦 man-woman-boy-boy family_man_woman_boy_boy
👨‍👩‍👧‍👧 man-woman-girl-girl family_man_woman_girl_girl
👨‍👨‍👦 man-man-boy family_man_man_boy
👨‍👨‍👧 man-man-girl family_man_man_girl
👨‍👨‍👧‍👦 man-man-girl-boy family_man_man_girl_boy
👨‍👨‍👦‍👦 man-man-boy-boy family_man_man_boy_boy
👨‍👨‍👧‍👧 man-man-girl-girl family_man_man_girl_girl
👩‍👩‍👦 woman-woman-boy family_woman_woman_boy
👩‍👩‍👧 woman-woman-girl family_woman_woman_girl
👩‍👩‍👧‍👦 woman-woman-girl-boy family_woman_woman_girl_boy
👩‍👩‍👦‍👦 woman-woman-boy-boy family_woman_woman_boy_boy
👩‍👩‍👧‍👧 woman-woman-girl-girl family_woman_woman_girl_girl
👨‍👦 man-boy family_man_boy
👨‍👦‍👦 man-boy-boy family_man_boy_boy
👨‍👧 man-girl family_man_girl
👨‍👧‍👦 man-girl-boy family_man_girl_boy
👨‍👧‍👧 man-girl-girl family_man_girl_girl
👩‍👦 woman-boy family_woman_boy
👩‍👦‍👦 woman-boy-boy family_woman_boy_boy
👩‍👧 woman-girl family_woman_girl
👩‍👧‍👦 woman-girl-boy family_woman_girl_boy
👩‍👧‍👧 woman-girl-girl family_woman_girl_girl
🗣️ speaking_head_in_silhouette speaking_head
👤 bust_in_silhouette
👥 busts_in_silhouette
🫂 people_hugging
👪 family
🧑‍🧑‍🧒 family_adult_adult_child
🧑‍🧑‍🧒‍🧒 family_adult_adult_child_child
🧑‍🧒 family_adult_child
🧑‍🧒‍🧒 family_adult_child_child
👣 footprints
🫆 fingerprint
🏻 skin-tone-2 light_skin_tone
🏼 skin-tone-3 medium_light_skin_tone
🏽 skin-tone-4 medium_skin_tone
🏾 skin-tone-5 medium_dark_skin_tone
🏿 skin-tone-6 dark_skin_tone
🦰 red_hair
🦱 curly_hair
🦳 white_hair
🦲 bald
🐵 monkey_face
🐒 monkey
🦍 gorilla
🦧 orangutan
🐶 dog dog_face
🐕 dog2
🦮 guide_dog
🐕‍🦺 service_dog
🐩 poodle
🐺 wolf
🦊 fox_face fox
🦝 raccoon
🐱 cat cat_face
🐈 cat2
🐈‍⬛ black_cat
🦁 lion_face lion
🐯 tiger tiger_face
🐅 tiger2
🐆 leopard
🐴 horse horse_face
🫎 moose
🫏 donkey
🐎 racehorse
🦄 unicorn_face unicorn
🦓 zebra_face zebra
🦌 deer
🦬 bison
🐮 cow cow_face
🐂 ox
🐃 water_buffalo
🐄 cow2
🐷 pig pig_face
🐖 pig2
🐗 boar
🐽 pig_nose
🐏 ram
🐑 sheep ewe
🐐 goat
🐪 dromedary_camel
🐫 camel two_hump_camel
🦙 llama
🦒 giraffe_face giraffe
🐘 elephant
🦣 mammoth
🦏 rhinoceros
🦛 hippopotamus
🐭 mouse mouse_face
🐁 mouse2
🐀 rat
🐹 hamster
🐰 rabbit rabbit_face
🐇 rabbit2
🐿️ chipmunk
🦫 beaver
🦔 hedgehog
🦇 bat
🐻 bear
🐻‍❄️ polar_bear
🐨 koala
🐼 panda_face panda
🦥 sloth
🦦 otter
🦨 skunk
🦘 kangaroo
🦡 badger
🐾 feet paw_prints
🦃 turkey
🐔 chicken
🐓 rooster
🐣 hatching_chick
🐤 baby_chick
🐥 hatched_chick front_facing_baby_chick
🐦 bird
🐧 penguin
🕊️ dove_of_peace dove
🦅 eagle
🦆 duck
🦢 swan
🦉 owl
🦤 dodo
🪶 feather
🦩 flamingo
🦚 peacock
🦜 parrot
🪽 wing
🐦‍⬛ black_bird
🪿 goose
🐦‍🔥 phoenix
🐸 frog
🐊 crocodile
🐢 turtle
🦎 lizard
🐍 snake
🐲 dragon_face
🐉 dragon
🦕 sauropod
🦖 t-rex trex
🐳 whale spouting_whale
🐋 whale2
🐬 dolphin flipper
🫍 orca
🦭 seal
🐟 fish
🐠 tropical_fish
🐡 blowfish
🦈 shark
🐙 octopus
🐚 shell spiral_shell
🪸 coral
🪼 jellyfish
🦀 crab
🦞 lobster
🦐 shrimp
🦑 squid
🦪 oyster
🐌 snail
🦋 butterfly
🐛 bug
🐜 ant
🐝 bee honeybee
🪲 beetle
🐞 ladybug lady_beetle
🦗 cricket
🪳 cockroach
🕷️ spider
🕸️ spider_web
🦂 scorpion
🦟 mosquito
🪰 fly
🪱 worm
🦠 microbe
💐 bouquet
🌸 cherry_blossom
💮 white_flower
🪷 lotus
🏵️ rosette
🌹 rose
🥀 wilted_flower
🌺 hibiscus
🌻 sunflower
🌼 blossom
🌷 tulip
🪻 hyacinth
🌱 seedling
🪴 potted_plant
🌲 evergreen_tree
🌳 deciduous_tree
🌴 palm_tree
🌵 cactus
🌾 ear_of_rice sheaf_of_rice
🌿 herb
☘️ shamrock
🍀 four_leaf_clover
🍁 maple_leaf
🍂 fallen_leaf
🍃 leaves leaf_fluttering_in_wind
🪹 empty_nest
🪺 nest_with_eggs
🍄 mushroom
🪾 leafless_tree
🍇 grapes
🍈 melon
🍉 watermelon
🍊 tangerine mandarin orange
🍋 lemon
🍋‍🟩 lime
🍌 banana
🍍 pineapple
🥭 mango
🍎 apple red_apple
🍏 green_apple
🍐 pear
🍑 peach
🍒 cherries
🍓 strawberry
🫐 blueberries
🥝 kiwifruit kiwi_fruit
🍅 tomato
🫒 olive
🥥 coconut
🥑 avocado
🍆 eggplant
🥔 potato
🥕 carrot
🌽 corn ear_of_corn
🌶️ hot_pepper
🫑 bell_pepper
🥒 cucumber
🥬 leafy_green
🥦 broccoli
🧄 garlic
🧅 onion
🥜 peanuts
🫘 beans
🌰 chestnut
🫚 ginger_root
🫛 pea_pod
🍄‍🟫 brown_mushroom
🫜 root_vegetable
🍞 bread
🥐 croissant
🥖 baguette_bread
🫓 flatbread
🥨 pretzel
🥯 bagel
🥞 pancakes
🧇 waffle
🧀 cheese_wedge cheese
🍖 meat_on_bone
🍗 poultry_leg
🥩 cut_of_meat
🥓 bacon
🍔 hamburger
🍟 fries french_fries
🍕 pizza
🌭 hotdog hot_dog
🥪 sandwich
🌮 taco
🌯 burrito
🫔 tamale
🥙 stuffed_flatbread
🧆 falafel
🥚 egg
🍳 fried_egg cooking
🥘 shallow_pan_of_food
🍲 stew pot_of_food
🫕 fondue
🥣 bowl_with_spoon
🥗 green_salad
🍿 popcorn
🧈 butter
🧂 salt
🥫 canned_food
🍱 bento bento_box
🍘 rice_cracker
🍙 rice_ball
🍚 rice cooked_rice
🍛 curry curry_rice
🍜 ramen steaming_bowl
🍝 spaghetti
🍠 sweet_potato roasted_sweet_potato
🍢 oden
🍣 sushi
🍤 fried_shrimp
🍥 fish_cake fish_cake_with_swirl
🥮 moon_cake
🍡 dango
🥟 dumpling
🥠 fortune_cookie
🥡 takeout_box
🍦 icecream soft_ice_cream
🍧 shaved_ice
🍨 ice_cream
🍩 doughnut
🍪 cookie
🎂 birthday birthday_cake
🍰 cake shortcake
🧁 cupcake
🥧 pie
🍫 chocolate_bar
🍬 candy
🍭 lollipop
🍮 custard
🍯 honey_pot
🍼 baby_bottle
🥛 glass_of_milk milk_glass
☕ coffee hot_beverage
🫖 teapot
🍵 tea teacup_without_handle
🍶 sake
🍾 champagne bottle_with_popping_cork
🍷 wine_glass
🍸 cocktail cocktail_glass
🍹 tropical_drink
🍺 beer beer_mug
🍻 beers clinking_beer_mugs
🥂 clinking_glasses
🥃 tumbler_glass
🫗 pouring_liquid
🥤 cup_with_straw
🧋 bubble_tea
🧃 beverage_box
🧉 mate_drink mate
🧊 ice_cube ice
🥢 chopsticks
🍽️ knife_fork_plate fork_and_knife_with_plate plate_with_cutlery
🍴 fork_and_knife
🥄 spoon
🔪 hocho knife kitchen_knife
🫙 jar
🏺 amphora
🌍 earth_africa globe_showing_europe_africa
🌎 earth_americas globe_showing_americas
🌏 earth_asia globe_showing_asia_australia
🌐 globe_with_meridians
🗺️ world_map
🗾 japan map_of_japan
🧭 compass
🏔️ snow_capped_mountain mountain_snow
⛰️ mountain
🛘 landslide
🌋 volcano
🗻 mount_fuji
🏕️ camping
🏖️ beach_with_umbrella beach_umbrella
🏜️ desert
🏝️ desert_island
🏞️ national_park
🏟️ stadium
🏛️ classical_building
🏗️ building_construction
🧱 bricks brick
🪨 rock
🪵 wood
🛖 hut
🏘️ house_buildings houses
🏚️ derelict_house_building derelict_house
🏠 house
🏡 house_with_garden
🏢 office office_building
🏣 post_office japanese_post_office
🏤 european_post_office
🏥 hospital
🏦 bank
🏨 hotel
🏩 love_hotel
🏪 convenience_store
🏫 school
🏬 department_store
🏭 factory
🏯 japanese_castle
🏰 european_castle castle
💒 wedding
🗼 tokyo_tower
🗽 statue_of_liberty
⛪ church
🕌 mosque
🛕 hindu_temple
🕍 synagogue
⛩️ shinto_shrine
🕋 kaaba
⛲ fountain
⛺ tent
🌁 foggy
🌃 night_with_stars
🏙️ cityscape
🌄 sunrise_over_mountains
🌅 sunrise
🌆 city_sunset cityscape_at_dusk
🌇 city_sunrise sunset
🌉 bridge_at_night
♨️ hotsprings hot_springs
🎠 carousel_horse
🛝 playground_slide
🎡 ferris_wheel
🎢 roller_coaster
💈 barber barber_pole
🎪 circus_tent
🚂 steam_locomotive locomotive
🚃 railway_car
🚄 bullettrain_side high_speed_train
🚅 bullettrain_front bullet_train
🚆 train2
🚇 metro
🚈 light_rail
🚉 station
🚊 tram
🚝 monorail
🚞 mountain_railway
🚋 train tram_car
🚌 bus
🚍 oncoming_bus
🚎 trolleybus
🚐 minibus
🚑 ambulance
🚒 fire_engine
🚓 police_car
🚔 oncoming_police_car
🚕 taxi
🚖 oncoming_taxi
🚗 car red_car automobile
🚘 oncoming_automobile
🚙 blue_car sport_utility_vehicle
🛻 pickup_truck
🚚 truck delivery_truck
🚛 articulated_lorry
🚜 tractor
🏎️ racing_car
🏍️ racing_motorcycle motorcycle
🛵 motor_scooter
🦽 manual_wheelchair
🦼 motorized_wheelchair
🛺 auto_rickshaw
🚲 bike bicycle
🛴 scooter kick_scooter
🛹 skateboard
🛼 roller_skate
🚏 busstop bus_stop
🛣️ motorway
🛤️ railway_track
🛢️ oil_drum
⛽ fuelpump fuel_pump
🛞 wheel
🚨 rotating_light police_car_light
🚥 traffic_light horizontal_traffic_light
🚦 vertical_traffic_light
🛑 octagonal_sign stop_sign
🚧 construction
⚓ anchor
🛟 ring_buoy
⛵ boat sailboat
🛶 canoe
🚤 speedboat
🛳️ passenger_ship
⛴️ ferry
🛥️ motor_boat
🚢 ship
✈️ airplane
🛩️ small_airplane
🛫 airplane_departure flight_departure
🛬 airplane_arriving airplane_arrival flight_arrival
🪂 parachute
💺 seat
🚁 helicopter
🚟 suspension_railway
🚠 mountain_cableway
🚡 aerial_tramway
🛰️ satellite artificial_satellite
🚀 rocket
🛸 flying_saucer
🛎️ bellhop_bell
🧳 luggage
⌛ hourglass hourglass_done
⏳ hourglass_flowing_sand hourglass_not_done
⌚ watch
⏰ alarm_clock
⏱️ stopwatch
⏲️ timer_clock
🕰️ mantelpiece_clock
🕛 clock12 twelve_oclock
🕧 clock1230 twelve_thirty
🕐 clock1 one_oclock
🕜 clock130 one_thirty
🕑 clock2 two_oclock
🕝 clock230 two_thirty
🕒 clock3 three_oclock
🕞 clock330 three_thirty
🕓 clock4 four_oclock
🕟 clock430 four_thirty
🕔 clock5 five_oclock
🕠 clock530 five_thirty
🕕 clock6 six_oclock
🕡 clock630 six_thirty
🕖 clock7 seven_oclock
🕢 clock730 seven_thirty
🕗 clock8 eight_oclock
🕣 clock830 eight_thirty
🕘 clock9 nine_oclock
🕤 clock930 nine_thirty
🕙 clock10 ten_oclock
🕥 clock1030 ten_thirty
🕚 clock11 eleven_oclock
🕦 clock1130 eleven_thirty
🌑 new_moon
🌒 waxing_crescent_moon
🌓 first_quarter_moon
🌔 moon waxing_gibbous_moon
🌕 full_moon
🌖 waning_gibbous_moon
🌗 last_quarter_moon
🌘 waning_crescent_moon
🌙 crescent_moon
🌚 new_moon_with_face new_moon_face
🌛 first_quarter_moon_with_face first_quarter_moon_face
🌜 last_quarter_moon_with_face last_quarter_moon_face
🌡️ thermometer
☀️ sunny sun
🌝 full_moon_with_face full_moon_face
🌞 sun_with_face
🪐 ringed_planet
⭐ star
🌟 star2 glowing_star
🌠 stars shooting_star
🌌 milky_way
☁️ cloud
⛅ partly_sunny
⛈️ thunder_cloud_and_rain cloud_with_lightning_and_rain
🌤️ mostly_sunny sun_small_cloud sun_behind_small_cloud
🌥️ barely_sunny sun_behind_cloud sun_behind_large_cloud
🌦️ partly_sunny_rain sun_behind_rain_cloud
🌧️ rain_cloud cloud_with_rain
🌨️ snow_cloud cloud_with_snow
🌩️ lightning lightning_cloud cloud_with_lightning
🌪️ tornado tornado_cloud
🌫️ fog
🌬️ wind_blowing_face wind_face
🌀 cyclone
🌈 rainbow
🌂 closed_umbrella
☂️ umbrella open_umbrella
☔ umbrella_with_rain_drops
⛱️ umbrella_on_ground parasol_on_ground
⚡ zap high_voltage
❄️ snowflake
☃️ snowman snowman_with_snow
⛄ snowman_without_snow
☄️ comet
🔥 fire
💧 droplet
🌊 ocean water_wave
🎃 jack_o_lantern
🎄 christmas_tree
🎆 fireworks
🎇 sparkler
🧨 firecracker
✨ sparkles
🎈 balloon
🎉 tada party_popper
🎊 confetti_ball
🎋 tanabata_tree
🎍 bamboo pine_decoration
🎎 dolls japanese_dolls
🎏 flags carp_streamer
🎐 wind_chime
🎑 rice_scene moon_viewing_ceremony
🧧 red_envelope
🎀 ribbon
🎁 gift wrapped_gift
🎗️ reminder_ribbon
🎟️ admission_tickets tickets
🎫 ticket
🎖️ medal military_medal medal_military
🏆 trophy
🏅 sports_medal medal_sports
🥇 first_place_medal 1st_place_medal
🥈 second_place_medal 2nd_place_medal
🥉 third_place_medal 3rd_place_medal
⚽ soccer soccer_ball
⚾ baseball
🥎 softball
🏀 basketball
🏐 volleyball
🏈 football american_football
🏉 rugby_football
🎾 tennis
🥏 flying_disc
🎳 bowling
🏏 cricket_bat_and_ball cricket_game
🏑 field_hockey_stick_and_ball field_hockey
🏒 ice_hockey_stick_and_puck ice_hockey
🥍 lacrosse
🏓 table_tennis_paddle_and_ball ping_pong
🏸 badminton_racquet_and_shuttlecock badminton
🥊 boxing_glove
🥋 martial_arts_uniform
🥅 goal_net
⛳ golf flag_in_hole
⛸️ ice_skate
🎣 fishing_pole_and_fish fishing_pole
🤿 diving_mask
🎽 running_shirt_with_sash running_shirt
🎿 ski skis
🛷 sled
🥌 curling_stone
🎯 dart bullseye
🪀 yo-yo yo_yo
🪁 kite
🔫 gun water_pistol
🎱 8ball pool_8_ball
🔮 crystal_ball
🪄 magic_wand
🎮 video_game
🕹️ joystick
🎰 slot_machine
🎲 game_die
🧩 jigsaw puzzle_piece
🧸 teddy_bear
🪅 pinata
🪩 mirror_ball
🪆 nesting_dolls
♠️ spades spade_suit
♥️ hearts heart_suit
♦️ diamonds diamond_suit
♣️ clubs club_suit
♟️ chess_pawn
🃏 black_joker joker
🀄 mahjong mahjong_red_dragon
🎴 flower_playing_cards
🎭 performing_arts
🖼️ frame_with_picture framed_picture
🎨 art artist_palette
🧵 thread
🪡 sewing_needle
🧶 yarn
🪢 knot
👓 eyeglasses glasses
🕶️ dark_sunglasses
🥽 goggles
🥼 lab_coat
🦺 safety_vest
👔 necktie
👕 shirt tshirt t_shirt
👖 jeans
🧣 scarf
🧤 gloves
🧥 coat
🧦 socks
👗 dress
👘 kimono
🥻 sari
🩱 one-piece_swimsuit one_piece_swimsuit
🩲 briefs swim_brief
🩳 shorts
👙 bikini
👚 womans_clothes
🪭 folding_hand_fan
👛 purse
👜 handbag
👝 pouch clutch_bag
🛍️ shopping_bags shopping
🎒 school_satchel backpack
🩴 thong_sandal
👞 mans_shoe shoe
👟 athletic_shoe running_shoe
🥾 hiking_boot
🥿 womans_flat_shoe flat_shoe
👠 high_heel high_heeled_shoe
👡 sandal womans_sandal
🩰 ballet_shoes
👢 boot womans_boot
🪮 hair_pick
👑 crown
👒 womans_hat
🎩 tophat top_hat
🎓 mortar_board graduation_cap
🧢 billed_cap
🪖 military_helmet
⛑️ helmet_with_white_cross rescue_workers_helmet rescue_worker_helmet
📿 prayer_beads
💄 lipstick
💍 ring
💎 gem gem_stone
🔇 mute muted_speaker
🔈 speaker speaker_low_volume
🔉 sound speaker_medium_volume
🔊 loud_sound speaker_high_volume
📢 loudspeaker
📣 mega megaphone
📯 postal_horn
🔔 bell
🔕 no_bell bell_with_slash
🎼 musical_score
🎵 musical_note
🎶 notes musical_notes
🎙️ studio_microphone
🎚️ level_slider
🎛️ control_knobs
🎤 microphone
🎧 headphones headphone
📻 radio
🎷 saxophone
🎺 trumpet
🪊 trombone
🪗 accordion
🎸 guitar
🎹 musical_keyboard
🎻 violin
🪕 banjo
🥁 drum_with_drumsticks drum
🪘 long_drum
🪇 maracas
🪈 flute
🪉 harp
📱 iphone mobile_phone
📲 calling mobile_phone_with_arrow
☎️ phone telephone
📞 telephone_receiver
📟 pager
📠 fax fax_machine
🔋 battery
🪫 low_battery
🔌 electric_plug
💻 computer laptop
🖥️ desktop_computer
🖨️ printer
⌨️ keyboard
🖱️ three_button_mouse computer_mouse
🖲️ trackball
💽 minidisc computer_disk
💾 floppy_disk
💿 cd optical_disk
📀 dvd
🧮 abacus
🎥 movie_camera
🎞️ film_frames film_strip
📽️ film_projector
🎬 clapper clapper_board
📺 tv television
📷 camera
📸 camera_with_flash camera_flash
📹 video_camera
📼 vhs videocassette
🔍 mag magnifying_glass_tilted_left
🔎 mag_right magnifying_glass_tilted_right
🕯️ candle
💡 bulb light_bulb
🔦 flashlight
🏮 izakaya_lantern lantern red_paper_lantern
🪔 diya_lamp
📔 notebook_with_decorative_cover
📕 closed_book
📖 book open_book
📗 green_book
📘 blue_book
📙 orange_book
📚 books
📓 notebook
📒 ledger
📃 page_with_curl
📜 scroll
📄 page_facing_up
📰 newspaper
🗞️ rolled_up_newspaper newspaper_roll
📑 bookmark_tabs
🔖 bookmark
🏷️ label
🪙 coin
💰 moneybag money_bag
🪎 treasure_chest
💴 yen yen_banknote
💵 dollar dollar_banknote
💶 euro euro_banknote
💷 pound pound_banknote
💸 money_with_wings
💳 credit_card
🧾 receipt
💹 chart chart_increasing_with_yen
✉️ email envelope
📧 e-mail
📨 incoming_envelope
📩 envelope_with_arrow
📤 outbox_tray
📥 inbox_tray
📦 package
📫 mailbox closed_mailbox_with_raised_flag
📪 mailbox_closed closed_mailbox_with_lowered_flag
📬 mailbox_with_mail open_mailbox_with_raised_flag
📭 mailbox_with_no_mail open_mailbox_with_lowered_flag
📮 postbox
🗳️ ballot_box_with_ballot ballot_box
✏️ pencil2
✒️ black_nib
🖋️ lower_left_fountain_pen fountain_pen
🖊️ lower_left_ballpoint_pen pen
🖌️ lower_left_paintbrush paintbrush
🖍️ lower_left_crayon crayon
📝 memo pencil
💼 briefcase
📁 file_folder
📂 open_file_folder
🗂️ card_index_dividers
📅 date
📆 calendar tear_off_calendar
🗒️ spiral_note_pad spiral_notepad
🗓️ spiral_calendar_pad spiral_calendar
📇 card_index
📈 chart_with_upwards_trend chart_increasing
📉 chart_with_downwards_trend chart_decreasing
📊 bar_chart
📋 clipboard
📌 pushpin
📍 round_pushpin
📎 paperclip
🖇️ linked_paperclips paperclips
📏 straight_ruler
📐 triangular_ruler
✂️ scissors
🗃️ card_file_box
🗄️ file_cabinet
🗑️ wastebasket
🔒 lock locked
🔓 unlock unlocked
🔏 lock_with_ink_pen locked_with_pen
🔐 closed_lock_with_key locked_with_key
🔑 key
🗝️ old_key
🔨 hammer
🪓 axe
⛏️ pick
⚒️ hammer_and_pick
🛠️ hammer_and_wrench
🗡️ dagger_knife dagger
⚔️ crossed_swords
💣 bomb
🪃 boomerang
🏹 bow_and_arrow
🛡️ shield
🪚 carpentry_saw
🔧 wrench
🪛 screwdriver
🔩 nut_and_bolt
⚙️ gear
🗜️ compression clamp
⚖️ scales balance_scale
🦯 probing_cane white_cane
🔗 link
⛓️‍💥 broken_chain
⛓️ chains
🪝 hook
🧰 toolbox
🧲 magnet
🪜 ladder
🪏 shovel
⚗️ alembic
🧪 test_tube
🧫 petri_dish
🧬 dna
🔬 microscope
🔭 telescope
📡 satellite_antenna
💉 syringe
🩸 drop_of_blood
💊 pill
🩹 adhesive_bandage
🩼 crutch
🩺 stethoscope
🩻 x-ray x_ray
🚪 door
🛗 elevator
🪞 mirror
🪟 window
🛏️ bed
🛋️ couch_and_lamp
🪑 chair
🚽 toilet
🪠 plunger
🚿 shower
🛁 bathtub
🪤 mouse_trap
🪒 razor
🧴 lotion_bottle
🧷 safety_pin
🧹 broom
🧺 basket
🧻 roll_of_paper
🪣 bucket
🧼 soap
🫧 bubbles
🪥 toothbrush
🧽 sponge
🧯 fire_extinguisher
🛒 shopping_trolley shopping_cart
🚬 smoking cigarette
⚰️ coffin
🪦 headstone
⚱️ funeral_urn
🧿 nazar_amulet
🪬 hamsa
🗿 moyai moai
🪧 placard
🪪 identification_card
🏧 atm atm_sign
🚮 put_litter_in_its_place litter_in_bin_sign
🚰 potable_water
♿ wheelchair wheelchair_symbol
🚹 mens mens_room
🚺 womens womens_room
🚻 restroom
🚼 baby_symbol
🚾 wc water_closet
🛂 passport_control
🛃 customs
🛄 baggage_claim
🛅 left_luggage
⚠️ warning
🚸 children_crossing
⛔ no_entry
🚫 no_entry_sign prohibited
🚳 no_bicycles
🚭 no_smoking
🚯 do_not_litter no_littering
🚱 non-potable_water non_potable_water
🚷 no_pedestrians
📵 no_mobile_phones
🔞 underage no_one_under_eighteen
☢️ radioactive_sign radioactive
☣️ biohazard_sign biohazard
⬆️ arrow_up up_arrow
↗️ arrow_upper_right up_right_arrow
➡️ arrow_right right_arrow
↘️ arrow_lower_right down_right_arrow
⬇️ arrow_down down_arrow
↙️ arrow_lower_left down_left_arrow
⬅️ arrow_left left_arrow
↖️ arrow_upper_left up_left_arrow
↕️ arrow_up_down up_down_arrow
↔️ left_right_arrow
↩️ leftwards_arrow_with_hook right_arrow_curving_left
↪️ arrow_right_hook left_arrow_curving_right
⤴️ arrow_heading_up right_arrow_curving_up
⤵️ arrow_heading_down right_arrow_curving_down
🔃 arrows_clockwise clockwise_vertical_arrows
🔄 arrows_counterclockwise counterclockwise_arrows_button
🔙 back back_arrow
🔚 end end_arrow
🔛 on on_arrow
🔜 soon soon_arrow
🔝 top top_arrow
🛐 place_of_worship
⚛️ atom_symbol
🕉️ om_symbol om
✡️ star_of_david
☸️ wheel_of_dharma
☯️ yin_yang
✝️ latin_cross
☦️ orthodox_cross
☪️ star_and_crescent
☮️ peace_symbol
🕎 menorah_with_nine_branches menorah
🔯 six_pointed_star dotted_six_pointed_star
🪯 khanda
♈ aries
♉ taurus
♊ gemini
♋ cancer
♌ leo
♍ virgo
♎ libra
♏ scorpius scorpio
♐ sagittarius
♑ capricorn
♒ aquarius
♓ pisces
⛎ ophiuchus
🔀 twisted_rightwards_arrows shuffle_tracks_button
🔁 repeat repeat_button
🔂 repeat_one repeat_single_button
▶️ arrow_forward play_button
⏩ fast_forward fast_forward_button
⏭️ black_right_pointing_double_triangle_with_vertical_bar next_track_button
⏯️ black_right_pointing_triangle_with_double_vertical_bar play_or_pause_button
◀️ arrow_backward reverse_button
⏪ rewind fast_reverse_button
⏮️ black_left_pointing_double_triangle_with_vertical_bar last_track_button previous_track_button
🔼 arrow_up_small upwards_button
⏫ arrow_double_up fast_up_button
🔽 arrow_down_small downwards_button
⏬ arrow_double_down fast_down_button
⏸️ double_vertical_bar pause_button
⏹️ black_square_for_stop stop_button
⏺️ black_circle_for_record record_button
⏏️ eject eject_button
🎦 cinema
🔅 low_brightness dim_button
🔆 high_brightness bright_button
📶 signal_strength antenna_bars
🛜 wireless
📳 vibration_mode
📴 mobile_phone_off
♀️ female_sign
♂️ male_sign
⚧️ transgender_symbol
✖️ heavy_multiplication_x multiply
➕ heavy_plus_sign plus
➖ heavy_minus_sign minus
➗ heavy_division_sign divide
🟰 heavy_equals_sign
♾️ infinity
‼️ bangbang double_exclamation_mark
⁉️ interrobang exclamation_question_mark
❓ question red_question_mark
❔ grey_question white_question_mark
❕ grey_exclamation white_exclamation_mark
❗ exclamation heavy_exclamation_mark red_exclamation_mark
〰️ wavy_dash
💱 currency_exchange
💲 heavy_dollar_sign
⚕️ medical_symbol staff_of_aesculapius
♻️ recycle recycling_symbol
⚜️ fleur_de_lis
🔱 trident trident_emblem
📛 name_badge
🔰 beginner japanese_symbol_for_beginner
⭕ o hollow_red_circle
✅ white_check_mark check_mark_button
☑️ ballot_box_with_check check_box_with_check
✔️ heavy_check_mark check_mark
❌ x cross_mark
❎ negative_squared_cross_mark cross_mark_button
➰ curly_loop
➿ loop double_curly_loop
〽️ part_alternation_mark
✳️ eight_spoked_asterisk
✴️ eight_pointed_black_star eight_pointed_star
❇️ sparkle
©️ copyright
®️ registered
™️ tm trade_mark
🫟 splatter
#️⃣ hash keycap_number_sign
*️⃣ keycap_star keycap_asterisk asterisk
0️⃣ zero keycap_0
1️⃣ one keycap_1
2️⃣ two keycap_2
3️⃣ three keycap_3
4️⃣ four keycap_4
5️⃣ five keycap_5
6️⃣ six keycap_6
7️⃣ seven keycap_7
8️⃣ eight keycap_8
9️⃣ nine keycap_9
🔟 keycap_ten keycap_10
🔠 capital_abcd input_latin_uppercase
🔡 abcd input_latin_lowercase
🔢 1234 input_numbers
🔣 symbols input_symbols
🔤 abc input_latin_letters
🅰️ a a_button_blood_type
🆎 ab ab_button_blood_type
🅱️ b b_button_blood_type
🆑 cl cl_button
🆒 cool cool_button
🆓 free free_button
ℹ️ information_source information
🆔 id id_button
Ⓜ️ m circled_m
🆕 new new_button
🆖 ng ng_button
🅾️ o2 o_button_blood_type
🆗 ok ok_button
🅿️ parking p_button
🆘 sos sos_button
🆙 up up_button
🆚 vs vs_button
🈁 koko japanese_here_button
🈂️ sa japanese_service_charge_button
🈷️ u6708 japanese_monthly_amount_button
🈶 u6709 japanese_not_free_of_charge_button
🈯 u6307 japanese_reserved_button
🉐 ideograph_advantage japanese_bargain_button
🈹 u5272 japanese_discount_button
🈚 u7121 japanese_free_of_charge_button
🈲 u7981 japanese_prohibited_button
🉑 accept japanese_acceptable_button
🈸 u7533 japanese_application_button
🈴 u5408 japanese_passing_grade_button
🈳 u7a7a japanese_vacancy_button
㊗️ congratulations japanese_congratulations_button
㊙️ secret japanese_secret_button
🈺 u55b6 japanese_open_for_business_button
🈵 u6e80 japanese_no_vacancy_button
🔴 red_circle
🟠 large_orange_circle orange_circle
🟡 large_yellow_circle yellow_circle
🟢 large_green_circle green_circle
🔵 large_blue_circle blue_circle
🟣 large_purple_circle purple_circle
🟤 large_brown_circle brown_circle
⚫ black_circle
⚪ white_circle
🟥 large_red_square red_square
🟧 large_orange_square orange_square
🟨 large_yellow_square yellow_square
🟩 large_green_square green_square
🟦 large_blue_square blue_square
🟪 large_purple_square purple_square
🟫 large_brown_square brown_square
⬛ black_large_square
⬜ white_large_square
◼️ black_medium_square
◻️ white_medium_square
◾ black_medium_small_square
◽ white_medium_small_square
▪️ black_small_square
▫️ white_small_square
🔶 large_orange_diamond
🔷 large_blue_diamond
🔸 small_orange_diamond
🔹 small_blue_diamond
🔺 small_red_triangle red_triangle_pointed_up
🔻 small_red_triangle_down red_triangle_pointed_down
💠 diamond_shape_with_a_dot_inside diamond_with_a_dot
🔘 radio_button
🔳 white_square_button
🔲 black_square_button
🏁 checkered_flag chequered_flag
🚩 triangular_flag_on_post triangular_flag
🎌 crossed_flags
🏴 waving_black_flag black_flag
🏳️ waving_white_flag white_flag
🏳️‍🌈 rainbow-flag rainbow_flag
🏳️‍⚧️ transgender_flag
🏴‍☠️ pirate_flag
🇦🇨 flag-ac flag_ascension_island ascension_island
🇦🇩 flag-ad flag_andorra andorra
🇦🇪 flag-ae flag_united_arab_emirates united_arab_emirates
🇦🇫 flag-af flag_afghanistan afghanistan
🇦🇬 flag-ag flag_antigua_barbuda antigua_barbuda
🇦🇮 flag-ai flag_anguilla anguilla
🇦🇱 flag-al flag_albania albania
🇦🇲 flag-am flag_armenia armenia
🇦🇴 flag-ao flag_angola angola
🇦🇶 flag-aq flag_antarctica antarctica
🇦🇷 flag-ar flag_argentina argentina
🇦🇸 flag-as flag_american_samoa american_samoa
🇦🇹 flag-at flag_austria austria
🇦🇺 flag-au flag_australia australia
🇦🇼 flag-aw flag_aruba aruba
🇦🇽 flag-ax flag_aland_islands aland_islands
🇦🇿 flag-az flag_azerbaijan azerbaijan
🇧🇦 flag-ba flag_bosnia_herzegovina bosnia_herzegovina
🇧🇧 flag-bb flag_barbados barbados
🇧🇩 flag-bd flag_bangladesh bangladesh
🇧🇪 flag-be flag_belgium belgium
🇧🇫 flag-bf flag_burkina_faso burkina_faso
🇧🇬 flag-bg flag_bulgaria bulgaria
🇧🇭 flag-bh flag_bahrain bahrain
🇧🇮 flag-bi flag_burundi burundi
🇧🇯 flag-bj flag_benin benin
🇧🇱 flag-bl flag_st_barthelemy st_barthelemy
🇧🇲 flag-bm flag_bermuda bermuda
🇧🇳 flag-bn flag_brunei brunei
🇧🇴 flag-bo flag_bolivia bolivia
🇧🇶 flag-bq flag_caribbean_netherlands caribbean_netherlands
🇧🇷 flag-br flag_brazil brazil
🇧🇸 flag-bs flag_bahamas bahamas
🇧🇹 flag-bt flag_bhutan bhutan
🇧🇻 flag-bv flag_bouvet_island bouvet_island
🇧🇼 flag-bw flag_botswana botswana
🇧🇾 flag-by flag_belarus belarus
🇧🇿 flag-bz flag_belize belize
🇨🇦 flag-ca flag_canada canada
🇨🇨 flag-cc flag_cocos_keeling_islands cocos_islands
🇨🇩 flag-cd flag_congo_kinshasa congo_kinshasa
🇨🇫 flag-cf flag_central_african_republic central_african_republic
🇨🇬 flag-cg flag_congo_brazzaville congo_brazzaville
🇨🇭 flag-ch flag_switzerland switzerland
🇨🇮 flag-ci flag_cote_divoire cote_divoire
🇨🇰 flag-ck flag_cook_islands cook_islands
🇨🇱 flag-cl flag_chile chile
🇨🇲 flag-cm flag_cameroon cameroon
🇨🇳 cn flag-cn flag_china
🇨🇴 flag-co flag_colombia colombia
🇨🇵 flag-cp flag_clipperton_island clipperton_island
🇨🇶 flag-sark flag_sark
🇨🇷 flag-cr flag_costa_rica costa_rica
🇨🇺 flag-cu flag_cuba cuba
🇨🇻 flag-cv flag_cape_verde cape_verde
🇨🇼 flag-cw flag_curacao curacao
🇨🇽 flag-cx flag_christmas_island christmas_island
🇨🇾 flag-cy flag_cyprus cyprus
🇨🇿 flag-cz flag_czechia czech_republic
🇩🇪 de flag-de flag_germany
🇩🇬 flag-dg flag_diego_garcia diego_garcia
🇩🇯 flag-dj flag_djibouti djibouti
🇩🇰 flag-dk flag_denmark denmark
🇩🇲 flag-dm flag_dominica dominica
🇩🇴 flag-do flag_dominican_republic dominican_republic
🇩🇿 flag-dz flag_algeria algeria
🇪🇦 flag-ea flag_ceuta_melilla ceuta_melilla
🇪🇨 flag-ec flag_ecuador ecuador
🇪🇪 flag-ee flag_estonia estonia
🇪🇬 flag-eg flag_egypt egypt
🇪🇭 flag-eh flag_western_sahara western_sahara
🇪🇷 flag-er flag_eritrea eritrea
🇪🇸 es flag-es flag_spain
🇪🇹 flag-et flag_ethiopia ethiopia
🇪🇺 flag-eu flag_european_union eu european_union
🇫🇮 flag-fi flag_finland finland
🇫🇯 flag-fj flag_fiji fiji
🇫🇰 flag-fk flag_falkland_islands falkland_islands
🇫🇲 flag-fm flag_micronesia micronesia
🇫🇴 flag-fo flag_faroe_islands faroe_islands
🇫🇷 fr flag-fr flag_france
🇬🇦 flag-ga flag_gabon gabon
🇬🇧 gb uk flag-gb flag_united_kingdom
🇬🇩 flag-gd flag_grenada grenada
🇬🇪 flag-ge flag_georgia georgia
🇬🇫 flag-gf flag_french_guiana french_guiana
🇬🇬 flag-gg flag_guernsey guernsey
🇬🇭 flag-gh flag_ghana ghana
🇬🇮 flag-gi flag_gibraltar gibraltar
🇬🇱 flag-gl flag_greenland greenland
🇬🇲 flag-gm flag_gambia gambia
🇬🇳 flag-gn flag_guinea guinea
🇬🇵 flag-gp flag_guadeloupe guadeloupe
🇬🇶 flag-gq flag_equatorial_guinea equatorial_guinea
🇬🇷 flag-gr flag_greece greece
🇬🇸 flag-gs flag_south_georgia_south_sandwich_islands south_georgia_south_sandwich_islands
🇬🇹 flag-gt flag_guatemala guatemala
🇬🇺 flag-gu flag_guam guam
🇬🇼 flag-gw flag_guinea_bissau guinea_bissau
🇬🇾 flag-gy flag_guyana guyana
🇭🇰 flag-hk flag_hong_kong_sar_china hong_kong
🇭🇲 flag-hm flag_heard_mcdonald_islands heard_mcdonald_islands
🇭🇳 flag-hn flag_honduras honduras
🇭🇷 flag-hr flag_croatia croatia
🇭🇹 flag-ht flag_haiti haiti
🇭🇺 flag-hu flag_hungary hungary
🇮🇨 flag-ic flag_canary_islands canary_islands
🇮🇩 flag-id flag_indonesia indonesia
🇮🇪 flag-ie flag_ireland ireland
🇮🇱 flag-il flag_israel israel
🇮🇲 flag-im flag_isle_of_man isle_of_man
🇮🇳 flag-in flag_india india
🇮🇴 flag-io flag_british_indian_ocean_territory british_indian_ocean_territory
🇮🇶 flag-iq flag_iraq iraq
🇮🇷 flag-ir flag_iran iran
🇮🇸 flag-is flag_iceland iceland
🇮🇹 it flag-it flag_italy
🇯🇪 flag-je flag_jersey jersey
🇯🇲 flag-jm flag_jamaica jamaica
🇯🇴 flag-jo flag_jordan jordan
🇯🇵 jp flag-jp flag_japan
🇰🇪 flag-ke flag_kenya kenya
🇰🇬 flag-kg flag_kyrgyzstan kyrgyzstan
🇰🇭 flag-kh flag_cambodia cambodia
🇰🇮 flag-ki flag_kiribati kiribati
🇰🇲 flag-km flag_comoros comoros
🇰🇳 flag-kn flag_st_kitts_nevis st_kitts_nevis
🇰🇵 flag-kp flag_north_korea north_korea
🇰🇷 kr flag-kr flag_south_korea
🇰🇼 flag-kw flag_kuwait kuwait
🇰🇾 flag-ky flag_cayman_islands cayman_islands
🇰🇿 flag-kz flag_kazakhstan kazakhstan
🇱🇦 flag-la flag_laos laos
🇱🇧 flag-lb flag_lebanon lebanon
🇱🇨 flag-lc flag_st_lucia st_lucia
🇱🇮 flag-li flag_liechtenstein liechtenstein
🇱🇰 flag-lk flag_sri_lanka sri_lanka
🇱🇷 flag-lr flag_liberia liberia
🇱🇸 flag-ls flag_lesotho lesotho
🇱🇹 flag-lt flag_lithuania lithuania
🇱🇺 flag-lu flag_luxembourg luxembourg
🇱🇻 flag-lv flag_latvia latvia
🇱🇾 flag-ly flag_libya libya
🇲🇦 flag-ma flag_morocco morocco
🇲🇨 flag-mc flag_monaco monaco
🇲🇩 flag-md flag_moldova moldova
🇲🇪 flag-me flag_montenegro montenegro
🇲🇫 flag-mf flag_st_martin st_martin
🇲🇬 flag-mg flag_madagascar madagascar
🇲🇭 flag-mh flag_marshall_islands marshall_islands
🇲🇰 flag-mk flag_north_macedonia macedonia
🇲🇱 flag-ml flag_mali mali
🇲🇲 flag-mm flag_myanmar_burma myanmar
🇲🇳 flag-mn flag_mongolia mongolia
🇲🇴 flag-mo flag_macao_sar_china macau
🇲🇵 flag-mp flag_northern_mariana_islands northern_mariana_islands
🇲🇶 flag-mq flag_martinique martinique
🇲🇷 flag-mr flag_mauritania mauritania
🇲🇸 flag-ms flag_montserrat montserrat
🇲🇹 flag-mt flag_malta malta
🇲🇺 flag-mu flag_mauritius mauritius
🇲🇻 flag-mv flag_maldives maldives
🇲🇼 flag-mw flag_malawi malawi
🇲🇽 flag-mx flag_mexico mexico
🇲🇾 flag-my flag_malaysia malaysia
🇲🇿 flag-mz flag_mozambique mozambique
🇳🇦 flag-na flag_namibia namibia
🇳🇨 flag-nc flag_new_caledonia new_caledonia
🇳🇪 flag-ne flag_niger niger
🇳🇫 flag-nf flag_norfolk_island norfolk_island
🇳🇬 flag-ng flag_nigeria nigeria
🇳🇮 flag-ni flag_nicaragua nicaragua
🇳🇱 flag-nl flag_netherlands netherlands
🇳🇴 flag-no flag_norway norway
🇳🇵 flag-np flag_nepal nepal
🇳🇷 flag-nr flag_nauru nauru
🇳🇺 flag-nu flag_niue niue
🇳🇿 flag-nz flag_new_zealand new_zealand
🇴🇲 flag-om flag_oman oman
🇵🇦 flag-pa flag_panama panama
🇵🇪 flag-pe flag_peru peru
🇵🇫 flag-pf flag_french_polynesia french_polynesia
🇵🇬 flag-pg flag_papua_new_guinea papua_new_guinea
🇵🇭 flag-ph flag_philippines philippines
🇵🇰 flag-pk flag_pakistan pakistan
🇵🇱 flag-pl flag_poland poland
🇵🇲 flag-pm flag_st_pierre_miquelon st_pierre_miquelon
🇵🇳 flag-pn flag_pitcairn_islands pitcairn_islands
🇵🇷 flag-pr flag_puerto_rico puerto_rico
🇵🇸 flag-ps flag_palestinian_territories palestinian_territories
🇵🇹 flag-pt flag_portugal portugal
🇵🇼 flag-pw flag_palau palau
🇵🇾 flag-py flag_paraguay paraguay
🇶🇦 flag-qa flag_qatar qatar
🇷🇪 flag-re flag_reunion reunion
🇷🇴 flag-ro flag_romania romania
🇷🇸 flag-rs flag_serbia serbia
🇷🇺 ru flag-ru flag_russia
🇷🇼 flag-rw flag_rwanda rwanda
🇸🇦 flag-sa flag_saudi_arabia saudi_arabia
🇸🇧 flag-sb flag_solomon_islands solomon_islands
🇸🇨 flag-sc flag_seychelles seychelles
🇸🇩 flag-sd flag_sudan sudan
🇸🇪 flag-se flag_sweden sweden
🇸🇬 flag-sg flag_singapore singapore
🇸🇭 flag-sh flag_st_helena st_helena
🇸🇮 flag-si flag_slovenia slovenia
🇸🇯 flag-sj flag_svalbard_jan_mayen svalbard_jan_mayen
🇸🇰 flag-sk flag_slovakia slovakia
🇸🇱 flag-sl flag_sierra_leone sierra_leone
🇸🇲 flag-sm flag_san_marino san_marino
🇸🇳 flag-sn flag_senegal senegal
🇸🇴 flag-so flag_somalia somalia
🇸🇷 flag-sr flag_suriname suriname
🇸🇸 flag-ss flag_south_sudan south_sudan
🇸🇹 flag-st flag_sao_tome_principe sao_tome_principe
🇸🇻 flag-sv flag_el_salvador el_salvador
🇸🇽 flag-sx flag_sint_maarten sint_maarten
🇸🇾 flag-sy flag_syria syria
🇸🇿 flag-sz flag_eswatini swaziland
🇹🇦 flag-ta flag_tristan_da_cunha tristan_da_cunha
🇹🇨 flag-tc flag_turks_caicos_islands turks_caicos_islands
🇹🇩 flag-td flag_chad chad
🇹🇫 flag-tf flag_french_southern_territories french_southern_territories
🇹🇬 flag-tg flag_togo togo
🇹🇭 flag-th flag_thailand thailand
🇹🇯 flag-tj flag_tajikistan tajikistan
🇹🇰 flag-tk flag_tokelau tokelau
🇹🇱 flag-tl flag_timor_leste timor_leste
🇹🇲 flag-tm flag_turkmenistan turkmenistan
🇹🇳 flag-tn flag_tunisia tunisia
🇹🇴 flag-to flag_tonga tonga
🇹🇷 flag-tr flag_turkiye tr
🇹🇹 flag-tt flag_trinidad_tobago trinidad_tobago
🇹🇻 flag-tv flag_tuvalu tuvalu
🇹🇼 flag-tw flag_taiwan taiwan
🇹🇿 flag-tz flag_tanzania tanzania
🇺🇦 flag-ua flag_ukraine ukraine
🇺🇬 flag-ug flag_uganda uganda
🇺🇲 flag-um flag_us_outlying_islands us_outlying_islands
🇺🇳 flag-un flag_united_nations united_nations
🇺🇸 us flag-us flag_united_states
🇺🇾 flag-uy flag_uruguay uruguay
🇺🇿 flag-uz flag_uzbekistan uzbekistan
🇻🇦 flag-va flag_vatican_city vatican_city
🇻🇨 flag-vc flag_st_vincent_grenadines st_vincent_grenadines
🇻🇪 flag-ve flag_venezuela venezuela
🇻🇬 flag-vg flag_british_virgin_islands british_virgin_islands
🇻🇮 flag-vi flag_us_virgin_islands us_virgin_islands
🇻🇳 flag-vn flag_vietnam vietnam
🇻🇺 flag-vu flag_vanuatu vanuatu
🇼🇫 flag-wf flag_wallis_futuna wallis_futuna
🇼🇸 flag-ws flag_samoa samoa
🇽🇰 flag-xk flag_kosovo kosovo
🇾🇪 flag-ye flag_yemen yemen
🇾🇹 flag-yt flag_mayotte mayotte
🇿🇦 flag-za flag_south_africa south_africa
🇿🇲 flag-zm flag_zambia zambia
🇿🇼 flag-zw flag_zimbabwe zimbabwe
🏴󠁧󠁢󠁥󠁮󠁧󠁿 flag-england flag_england england
🏴󠁧󠁢󠁳󠁣󠁴󠁿 flag-scotland flag_scotland scotland
🏴󠁧󠁢󠁷󠁬󠁳󠁿 flag-wales flag_wales wales
`;

/** How many of them, in the same order, are in each category. */
export const emojiCategorySizes: Readonly<Record<string, number>> = {
  "Smileys & People": 568,
  "Animals & Nature": 160,
  "Food & Drink": 131,
  "Travel & Places": 219,
  "Activities": 85,
  "Objects": 266,
  "Symbols": 224,
  "Flags": 270
};
