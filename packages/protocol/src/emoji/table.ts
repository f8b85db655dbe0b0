/**
 * The standard emoji, one on each line: its characters, the name it goes by, and further names that mean the same. Names
 * follow what chat clients have long used; newer emoji carry the name that Unicode gave them. Everything that Unicode
 * 15.1 recommends is here but the combinations of skin tones, which are written as a suffix of the name.
 */
export const emojiTable = `
©️ copyright copyright_sign
®️ registered registered_sign
‼️ bangbang double_exclamation_mark
⁉️ interrobang exclamation_question_mark
™️ tm trade_mark trade_mark_sign
ℹ️ information_source information
↔️ left_right_arrow left-right_arrow
↕️ arrow_up_down up-down_arrow up_down_arrow
↖️ arrow_upper_left up-left_arrow north_west_arrow
↗️ arrow_upper_right up-right_arrow north_east_arrow
↘️ arrow_lower_right down-right_arrow south_east_arrow
↙️ arrow_lower_left down-left_arrow south_west_arrow
↩️ leftwards_arrow_with_hook right_arrow_curving_left
↪️ arrow_right_hook left_arrow_curving_right rightwards_arrow_with_hook
⌚ watch
⌛ hourglass hourglass_done
⌨️ keyboard
⏏️ eject_symbol eject_button
⏩ fast_forward fast-forward_button black_right_pointing_double_triangle
⏪ rewind fast_reverse_button black_left_pointing_double_triangle
⏫ arrow_double_up fast_up_button black_up_pointing_double_triangle
⏬ arrow_double_down fast_down_button black_down_pointing_double_triangle
⏭️ next_track_button black_right_pointing_double_triangle_with_vertical_bar
⏮️ last_track_button black_left_pointing_double_triangle_with_vertical_bar
⏯️ play_or_pause_button black_right_pointing_triangle_with_double_vertical_bar
⏰ alarm_clock
⏱️ stopwatch
⏲️ timer_clock
⏳ hourglass_flowing_sand hourglass_not_done hourglass_with_flowing_sand
⏸️ double_vertical_bar pause_button
⏹️ black_square_for_stop stop_button
⏺️ black_circle_for_record record_button
Ⓜ️ m circled_m circled_latin_capital_letter_m
▪️ black_small_square
▫️ white_small_square
▶️ arrow_forward play_button black_right_pointing_triangle
◀️ arrow_backward reverse_button black_left_pointing_triangle
◻️ white_medium_square
◼️ black_medium_square
◽ white_medium_small_square white_medium-small_square
◾ black_medium_small_square black_medium-small_square
☀️ sunny sun black_sun_with_rays
☁️ cloud
☂️ umbrella
☃️ snowman
☄️ comet
☎️ phone telephone black_telephone
☑️ ballot_box_with_check
☔ umbrella_with_rain_drops
☕ coffee hot_beverage
☘️ shamrock
☝️ point_up index_pointing_up white_up_pointing_index
☠️ skull_and_crossbones
☢️ radioactive_sign radioactive
☣️ biohazard_sign biohazard
☦️ orthodox_cross
☪️ star_and_crescent
☮️ peace_symbol
☯️ yin_yang
☸️ wheel_of_dharma
☹️ white_frowning_face frowning_face
☺️ relaxed smiling_face white_smiling_face
♀️ female_sign
♂️ male_sign
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
♟️ chess_pawn black_chess_pawn
♠️ spades spade_suit black_spade_suit
♣️ clubs club_suit black_club_suit
♥️ hearts heart_suit black_heart_suit
♦️ diamonds diamond_suit black_diamond_suit
♨️ hotsprings hot_springs
♻️ recycle recycling_symbol black_universal_recycling_symbol
♾️ infinity permanent_paper_sign
♿ wheelchair wheelchair_symbol
⚒️ hammer_and_pick
⚓ anchor
⚔️ crossed_swords
⚕️ medical_symbol staff_of_aesculapius
⚖️ scales balance_scale
⚗️ alembic
⚙️ gear
⚛️ atom_symbol
⚜️ fleur-de-lis fleur_de_lis
⚠️ warning warning_sign
⚡ zap high_voltage high_voltage_sign
⚧️ male_with_stroke_and_male_and_female_sign
⚪ white_circle medium_white_circle
⚫ black_circle medium_black_circle
⚰️ coffin
⚱️ funeral_urn
⚽ soccer soccer_ball
⚾ baseball
⛄ snowman_without_snow
⛅ partly_sunny sun_behind_cloud
⛈️ thunder_cloud_and_rain cloud_with_lightning_and_rain
⛎ ophiuchus
⛏️ pick
⛑️ helmet_with_white_cross
⛓️ chains
⛔ no_entry
⛩️ shinto_shrine
⛪ church
⛰️ mountain
⛱️ umbrella_on_ground
⛲ fountain
⛳ golf flag_in_hole
⛴️ ferry
⛵ boat sailboat
⛷️ skier
⛸️ ice_skate
⛹️ person_with_ball person_bouncing_ball
⛺ tent
⛽ fuelpump fuel_pump
✂️ scissors black_scissors
✅ white_check_mark white_heavy_check_mark
✈️ airplane
✉️ email envelope
✊ fist raised_fist
✋ hand raised_hand
✌️ v victory_hand
✍️ writing_hand
✏️ pencil2 pencil
✒️ black_nib
✔️ heavy_check_mark
✖️ heavy_multiplication_x
✝️ latin_cross
✡️ star_of_david
✨ sparkles
✳️ eight_spoked_asterisk eight-spoked_asterisk
✴️ eight_pointed_black_star eight-pointed_star
❄️ snowflake
❇️ sparkle
❌ x cross_mark
❎ negative_squared_cross_mark cross_mark_button
❓ question question_mark black_question_mark_ornament
❔ grey_question white_question_mark white_question_mark_ornament
❕ grey_exclamation white_exclamation_mark white_exclamation_mark_ornament
❗ exclamation heavy_exclamation_mark exclamation_mark heavy_exclamation_mark_symbol
❣️ heavy_heart_exclamation_mark_ornament heavy_heart_exclamation
❤️ heart red_heart heavy_black_heart
➕ heavy_plus_sign
➖ heavy_minus_sign
➗ heavy_division_sign
➡️ arrow_right right_arrow black_rightwards_arrow
➰ curly_loop
➿ loop double_curly_loop
⤴️ arrow_heading_up right_arrow_curving_up arrow_pointing_rightwards_then_curving_upwards
⤵️ arrow_heading_down right_arrow_curving_down arrow_pointing_rightwards_then_curving_downwards
⬅️ arrow_left left_arrow leftwards_black_arrow
⬆️ arrow_up up_arrow upwards_black_arrow
⬇️ arrow_down down_arrow downwards_black_arrow
⬛ black_large_square
⬜ white_large_square
⭐ star white_medium_star
⭕ o heavy_large_circle
〰️ wavy_dash
〽️ part_alternation_mark
㊗️ congratulations japanese_congratulations_button circled_ideograph_congratulation
㊙️ secret japanese_secret_button circled_ideograph_secret
🀄 mahjong mahjong_red_dragon mahjong_tile_red_dragon
🃏 black_joker joker playing_card_black_joker
🅰️ a negative_squared_latin_capital_letter_a
🅱️ b negative_squared_latin_capital_letter_b
🅾️ o2 negative_squared_latin_capital_letter_o
🅿️ parking p_button negative_squared_latin_capital_letter_p
🆎 ab negative_squared_ab
🆑 cl cl_button squared_cl
🆒 cool cool_button squared_cool
🆓 free free_button squared_free
🆔 id id_button squared_id
🆕 new new_button squared_new
🆖 ng ng_button squared_ng
🆗 ok ok_button squared_ok
🆘 sos sos_button squared_sos
🆙 up squared_up_with_exclamation_mark
🆚 vs vs_button squared_vs
🈁 koko japanese_here_button squared_katakana_koko
🈂️ sa japanese_service_charge_button squared_katakana_sa
🈚 u7121 japanese_free_of_charge_button squared_cjk_unified_ideograph_7121
🈯 u6307 japanese_reserved_button squared_cjk_unified_ideograph_6307
🈲 u7981 japanese_prohibited_button squared_cjk_unified_ideograph_7981
🈳 u7a7a japanese_vacancy_button squared_cjk_unified_ideograph_7a7a
🈴 u5408 japanese_passing_grade_button squared_cjk_unified_ideograph_5408
🈵 u6e80 japanese_no_vacancy_button squared_cjk_unified_ideograph_6e80
🈶 u6709 japanese_not_free_of_charge_button squared_cjk_unified_ideograph_6709
🈷️ u6708 japanese_monthly_amount_button squared_cjk_unified_ideograph_6708
🈸 u7533 japanese_application_button squared_cjk_unified_ideograph_7533
🈹 u5272 japanese_discount_button squared_cjk_unified_ideograph_5272
🈺 u55b6 japanese_open_for_business_button squared_cjk_unified_ideograph_55b6
🉐 ideograph_advantage japanese_bargain_button circled_ideograph_advantage
🉑 accept japanese_acceptable_button circled_ideograph_accept
🌀 cyclone
🌁 foggy
🌂 closed_umbrella
🌃 night_with_stars
🌄 sunrise_over_mountains
🌅 sunrise
🌆 city_sunset cityscape_at_dusk
🌇 city_sunrise sunset sunset_over_buildings
🌈 rainbow
🌉 bridge_at_night
🌊 ocean water_wave
🌋 volcano
🌌 milky_way
🌍 earth_africa globe_showing_europe-africa earth_globe_europe_africa
🌎 earth_americas globe_showing_americas earth_globe_americas
🌏 earth_asia globe_showing_asia-australia earth_globe_asia_australia
🌐 globe_with_meridians
🌑 new_moon new_moon_symbol
🌒 waxing_crescent_moon waxing_crescent_moon_symbol
🌓 first_quarter_moon first_quarter_moon_symbol
🌔 moon waxing_gibbous_moon waxing_gibbous_moon_symbol
🌕 full_moon full_moon_symbol
🌖 waning_gibbous_moon waning_gibbous_moon_symbol
🌗 last_quarter_moon last_quarter_moon_symbol
🌘 waning_crescent_moon waning_crescent_moon_symbol
🌙 crescent_moon
🌚 new_moon_with_face new_moon_face
🌛 first_quarter_moon_with_face first_quarter_moon_face
🌜 last_quarter_moon_with_face last_quarter_moon_face
🌝 full_moon_with_face full_moon_face
🌞 sun_with_face
🌟 star2 glowing_star
🌠 stars shooting_star
🌡️ thermometer
🌤️ white_sun_with_small_cloud sun_behind_small_cloud
🌥️ white_sun_behind_cloud sun_behind_large_cloud
🌦️ partly_sunny_rain white_sun_behind_cloud_with_rain sun_behind_rain_cloud
🌧️ cloud_with_rain
🌨️ cloud_with_snow
🌩️ cloud_with_lightning
🌪️ cloud_with_tornado tornado
🌫️ fog
🌬️ wind_blowing_face wind_face
🌭 hotdog hot_dog
🌮 taco
🌯 burrito
🌰 chestnut
🌱 seedling
🌲 evergreen_tree
🌳 deciduous_tree
🌴 palm_tree
🌵 cactus
🌶️ hot_pepper
🌷 tulip
🌸 cherry_blossom
🌹 rose
🌺 hibiscus
🌻 sunflower
🌼 blossom
🌽 corn ear_of_corn ear_of_maize
🌾 ear_of_rice sheaf_of_rice
🌿 herb
🍀 four_leaf_clover
🍁 maple_leaf
🍂 fallen_leaf
🍃 leaves leaf_fluttering_in_wind
🍄 mushroom
🍅 tomato
🍆 eggplant aubergine
🍇 grapes
🍈 melon
🍉 watermelon
🍊 tangerine
🍋 lemon
🍌 banana
🍍 pineapple
🍎 apple red_apple
🍏 green_apple
🍐 pear
🍑 peach
🍒 cherries
🍓 strawberry
🍔 hamburger
🍕 pizza slice_of_pizza
🍖 meat_on_bone
🍗 poultry_leg
🍘 rice_cracker
🍙 rice_ball
🍚 rice cooked_rice
🍛 curry curry_rice curry_and_rice
🍜 ramen steaming_bowl
🍝 spaghetti
🍞 bread
🍟 fries french_fries
🍠 sweet_potato roasted_sweet_potato
🍡 dango
🍢 oden
🍣 sushi
🍤 fried_shrimp
🍥 fish_cake fish_cake_with_swirl fish_cake_with_swirl_design
🍦 icecream soft_ice_cream
🍧 shaved_ice
🍨 ice_cream
🍩 doughnut
🍪 cookie
🍫 chocolate_bar
🍬 candy
🍭 lollipop
🍮 custard
🍯 honey_pot
🍰 cake shortcake
🍱 bento bento_box
🍲 stew pot_of_food
🍳 fried_egg cooking
🍴 fork_and_knife
🍵 tea teacup_without_handle
🍶 sake sake_bottle_and_cup
🍷 wine_glass
🍸 cocktail cocktail_glass
🍹 tropical_drink
🍺 beer beer_mug
🍻 beers clinking_beer_mugs
🍼 baby_bottle
🍽️ fork_and_knife_with_plate
🍾 bottle_with_popping_cork
🍿 popcorn
🎀 ribbon
🎁 gift wrapped_gift wrapped_present
🎂 birthday birthday_cake
🎃 jack_o_lantern jack-o-lantern
🎄 christmas_tree
🎅 santa santa_claus father_christmas
🎆 fireworks
🎇 sparkler firework_sparkler
🎈 balloon
🎉 tada party_popper
🎊 confetti_ball
🎋 tanabata_tree
🎌 crossed_flags
🎍 bamboo pine_decoration
🎎 dolls japanese_dolls
🎏 flags carp_streamer
🎐 wind_chime
🎑 rice_scene moon_viewing_ceremony
🎒 school_satchel school_backpack
🎓 mortar_board graduation_cap
🎖️ military_medal
🎗️ reminder_ribbon
🎙️ studio_microphone
🎚️ level_slider
🎛️ control_knobs
🎞️ film_frames
🎟️ admission_tickets
🎠 carousel_horse
🎡 ferris_wheel
🎢 roller_coaster
🎣 fishing_pole_and_fish fishing_pole
🎤 microphone
🎥 movie_camera
🎦 cinema
🎧 headphones headphone
🎨 art artist_palette
🎩 tophat top_hat
🎪 circus_tent
🎫 ticket
🎬 clapper clapper_board
🎭 performing_arts
🎮 video_game
🎯 dart direct_hit
🎰 slot_machine
🎱 8ball pool_8_ball billiards
🎲 game_die
🎳 bowling
🎴 flower_playing_cards
🎵 musical_note
🎶 notes musical_notes multiple_musical_notes
🎷 saxophone
🎸 guitar
🎹 musical_keyboard
🎺 trumpet
🎻 violin
🎼 musical_score
🎽 running_shirt_with_sash running_shirt
🎾 tennis tennis_racquet_and_ball
🎿 ski skis ski_and_ski_boot
🏀 basketball basketball_and_hoop
🏁 checkered_flag chequered_flag
🏂 snowboarder
🏃 runner running person_running
🏄 surfer person_surfing
🏅 sports_medal
🏆 trophy
🏇 horse_racing
🏈 football american_football
🏉 rugby_football
🏊 swimmer person_swimming
🏋️ weight_lifter person_lifting_weights
🏌️ golfer person_golfing
🏍️ racing_motorcycle motorcycle
🏎️ racing_car
🏏 cricket_bat_and_ball cricket_game
🏐 volleyball
🏑 field_hockey_stick_and_ball field_hockey
🏒 ice_hockey_stick_and_puck ice_hockey
🏓 table_tennis_paddle_and_ball ping_pong
🏔️ snow_capped_mountain snow-capped_mountain
🏕️ camping
🏖️ beach_with_umbrella
🏗️ building_construction
🏘️ house_buildings houses
🏙️ cityscape
🏚️ derelict_house_building derelict_house
🏛️ classical_building
🏜️ desert
🏝️ desert_island
🏞️ national_park
🏟️ stadium
🏠 house house_building
🏡 house_with_garden
🏢 office office_building
🏣 post_office japanese_post_office
🏤 european_post_office
🏥 hospital
🏦 bank
🏧 atm atm_sign automated_teller_machine
🏨 hotel
🏩 love_hotel
🏪 convenience_store
🏫 school
🏬 department_store
🏭 factory
🏮 izakaya_lantern lantern red_paper_lantern
🏯 japanese_castle
🏰 european_castle castle
🏳️ waving_white_flag white_flag
🏴 waving_black_flag black_flag
🏵️ rosette
🏷️ label
🏸 badminton_racquet_and_shuttlecock badminton
🏹 bow_and_arrow
🏺 amphora
🐀 rat
🐁 mouse2
🐂 ox
🐃 water_buffalo
🐄 cow2
🐅 tiger2
🐆 leopard
🐇 rabbit2
🐈 cat2
🐉 dragon
🐊 crocodile
🐋 whale2 whale
🐌 snail
🐍 snake
🐎 racehorse
🐏 ram
🐐 goat
🐑 sheep ewe
🐒 monkey
🐓 rooster
🐔 chicken
🐕 dog2
🐖 pig2
🐗 boar
🐘 elephant
🐙 octopus
🐚 shell spiral_shell
🐛 bug
🐜 ant
🐝 bee honeybee
🐞 ladybug lady_beetle
🐟 fish
🐠 tropical_fish
🐡 blowfish
🐢 turtle
🐣 hatching_chick
🐤 baby_chick
🐥 hatched_chick front-facing_baby_chick front_facing_baby_chick
🐦 bird
🐧 penguin
🐨 koala
🐩 poodle
🐪 dromedary_camel
🐫 camel two-hump_camel bactrian_camel
🐬 dolphin flipper
🐭 mouse mouse_face
🐮 cow cow_face
🐯 tiger tiger_face
🐰 rabbit rabbit_face
🐱 cat cat_face
🐲 dragon_face
🐳 spouting_whale
🐴 horse horse_face
🐵 monkey_face
🐶 dog dog_face
🐷 pig pig_face
🐸 frog frog_face
🐹 hamster hamster_face
🐺 wolf wolf_face
🐻 bear bear_face
🐼 panda_face
🐽 pig_nose
🐾 feet paw_prints
🐿️ chipmunk
👀 eyes
👁️ eye
👂 ear
👃 nose
👄 lips mouth
👅 tongue
👆 point_up_2 backhand_index_pointing_up white_up_pointing_backhand_index
👇 point_down backhand_index_pointing_down white_down_pointing_backhand_index
👈 point_left backhand_index_pointing_left white_left_pointing_backhand_index
👉 point_right backhand_index_pointing_right white_right_pointing_backhand_index
👊 facepunch punch oncoming_fist fisted_hand_sign
👋 wave waving_hand waving_hand_sign
👌 ok_hand ok_hand_sign
👍 +1 thumbsup thumbs_up thumbs_up_sign
👎 -1 thumbsdown thumbs_down thumbs_down_sign
👏 clap clapping_hands clapping_hands_sign
👐 open_hands open_hands_sign
👑 crown
👒 womans_hat
👓 eyeglasses glasses
👔 necktie
👕 shirt tshirt t-shirt t_shirt
👖 jeans
👗 dress
👘 kimono
👙 bikini
👚 womans_clothes
👛 purse
👜 handbag
👝 pouch clutch_bag
👞 mans_shoe shoe
👟 athletic_shoe running_shoe
👠 high_heel high-heeled_shoe high_heeled_shoe
👡 sandal womans_sandal
👢 boot womans_boots
👣 footprints
👤 bust_in_silhouette
👥 busts_in_silhouette
👦 boy
👧 girl
👨 man
👩 woman
👪 family
👫 couple man_and_woman_holding_hands
👬 two_men_holding_hands
👭 two_women_holding_hands
👮 cop police_officer
👯 dancers people_with_bunny_ears woman_with_bunny_ears
👰 bride_with_veil
👱 person_with_blond_hair blond-haired_person
👲 man_with_gua_pi_mao man_with_chinese_cap
👳 man_with_turban person_wearing_turban
👴 older_man old_man
👵 older_woman old_woman
👶 baby
👷 construction_worker
👸 princess
👹 japanese_ogre ogre
👺 japanese_goblin goblin
👻 ghost
👼 angel baby_angel
👽 alien extraterrestrial_alien
👾 space_invader alien_monster
👿 imp angry_face_with_horns
💀 skull
💁 information_desk_person person_tipping_hand
💂 guardsman guard
💃 dancer woman_dancing
💄 lipstick
💅 nail_care nail_polish
💆 massage person_getting_massage face_massage
💇 haircut person_getting_haircut
💈 barber barber_pole
💉 syringe
💊 pill
💋 kiss kiss_mark
💌 love_letter
💍 ring
💎 gem gem_stone
💏 couplekiss
💐 bouquet
💑 couple_with_heart
💒 wedding
💓 heartbeat beating_heart
💔 broken_heart
💕 two_hearts
💖 sparkling_heart
💗 heartpulse growing_heart
💘 cupid heart_with_arrow
💙 blue_heart
💚 green_heart
💛 yellow_heart
💜 purple_heart
💝 gift_heart heart_with_ribbon
💞 revolving_hearts
💟 heart_decoration
💠 diamond_shape_with_a_dot_inside diamond_with_a_dot
💡 bulb light_bulb electric_light_bulb
💢 anger anger_symbol
💣 bomb
💤 zzz sleeping_symbol
💥 boom collision collision_symbol
💦 sweat_drops sweat_droplets splashing_sweat_symbol
💧 droplet
💨 dash dashing_away dash_symbol
💩 hankey poop shit pile_of_poo
💪 muscle flexed_biceps
💫 dizzy dizzy_symbol
💬 speech_balloon
💭 thought_balloon
💮 white_flower
💯 100 hundred_points hundred_points_symbol
💰 moneybag money_bag
💱 currency_exchange
💲 heavy_dollar_sign
💳 credit_card
💴 yen yen_banknote banknote_with_yen_sign
💵 dollar dollar_banknote banknote_with_dollar_sign
💶 euro euro_banknote banknote_with_euro_sign
💷 pound pound_banknote banknote_with_pound_sign
💸 money_with_wings
💹 chart chart_increasing_with_yen chart_with_upwards_trend_and_yen_sign
💺 seat
💻 computer laptop_computer personal_computer
💼 briefcase
💽 minidisc computer_disk
💾 floppy_disk
💿 cd optical_disk optical_disc
📀 dvd
📁 file_folder
📂 open_file_folder
📃 page_with_curl
📄 page_facing_up
📅 date
📆 calendar tear-off_calendar tear_off_calendar
📇 card_index
📈 chart_with_upwards_trend chart_increasing
📉 chart_with_downwards_trend chart_decreasing
📊 bar_chart
📋 clipboard
📌 pushpin
📍 round_pushpin
📎 paperclip
📏 straight_ruler
📐 triangular_ruler
📑 bookmark_tabs
📒 ledger
📓 notebook
📔 notebook_with_decorative_cover
📕 closed_book
📖 book open_book
📗 green_book
📘 blue_book
📙 orange_book
📚 books
📛 name_badge
📜 scroll
📝 memo
📞 telephone_receiver
📟 pager
📠 fax fax_machine
📡 satellite_antenna
📢 loudspeaker public_address_loudspeaker
📣 mega megaphone cheering_megaphone
📤 outbox_tray
📥 inbox_tray
📦 package
📧 e-mail e_mail_symbol
📨 incoming_envelope
📩 envelope_with_arrow envelope_with_downwards_arrow_above
📪 mailbox_closed closed_mailbox_with_lowered_flag
📫 mailbox closed_mailbox_with_raised_flag
📬 mailbox_with_mail open_mailbox_with_raised_flag
📭 mailbox_with_no_mail open_mailbox_with_lowered_flag
📮 postbox
📯 postal_horn
📰 newspaper
📱 iphone mobile_phone
📲 calling mobile_phone_with_arrow mobile_phone_with_rightwards_arrow_at_left
📳 vibration_mode
📴 mobile_phone_off
📵 no_mobile_phones
📶 signal_strength antenna_bars antenna_with_bars
📷 camera
📸 camera_with_flash
📹 video_camera
📺 tv television
📻 radio
📼 vhs videocassette
📽️ film_projector
📿 prayer_beads
🔀 twisted_rightwards_arrows shuffle_tracks_button
🔁 repeat repeat_button clockwise_rightwards_and_leftwards_open_circle_arrows
🔂 repeat_one repeat_single_button clockwise_rightwards_and_leftwards_open_circle_arrows_with_circled_one_overlay
🔃 arrows_clockwise clockwise_vertical_arrows clockwise_downwards_and_upwards_open_circle_arrows
🔄 arrows_counterclockwise counterclockwise_arrows_button anticlockwise_downwards_and_upwards_open_circle_arrows
🔅 low_brightness dim_button low_brightness_symbol
🔆 high_brightness bright_button high_brightness_symbol
🔇 mute muted_speaker speaker_with_cancellation_stroke
🔈 speaker speaker_low_volume
🔉 sound speaker_medium_volume speaker_with_one_sound_wave
🔊 loud_sound speaker_high_volume speaker_with_three_sound_waves
🔋 battery
🔌 electric_plug
🔍 mag magnifying_glass_tilted_left left_pointing_magnifying_glass
🔎 mag_right magnifying_glass_tilted_right right_pointing_magnifying_glass
🔏 lock_with_ink_pen locked_with_pen
🔐 closed_lock_with_key locked_with_key
🔑 key
🔒 lock locked
🔓 unlock unlocked open_lock
🔔 bell
🔕 no_bell bell_with_slash bell_with_cancellation_stroke
🔖 bookmark
🔗 link link_symbol
🔘 radio_button
🔙 back back_arrow back_with_leftwards_arrow_above
🔚 end end_arrow end_with_leftwards_arrow_above
🔛 on on_with_exclamation_mark_with_left_right_arrow_above
🔜 soon soon_arrow soon_with_rightwards_arrow_above
🔝 top top_arrow top_with_upwards_arrow_above
🔞 underage no_one_under_eighteen no_one_under_eighteen_symbol
🔟 ten
🔠 capital_abcd input_latin_uppercase input_symbol_for_latin_capital_letters
🔡 abcd input_latin_lowercase input_symbol_for_latin_small_letters
🔢 1234 input_numbers input_symbol_for_numbers
🔣 symbols input_symbols input_symbol_for_symbols
🔤 abc input_latin_letters input_symbol_for_latin_letters
🔥 fire
🔦 flashlight electric_torch
🔧 wrench
🔨 hammer
🔩 nut_and_bolt
🔪 hocho knife kitchen_knife
🔫 gun pistol
🔬 microscope
🔭 telescope
🔮 crystal_ball
🔯 six_pointed_star dotted_six-pointed_star six_pointed_star_with_middle_dot
🔰 beginner japanese_symbol_for_beginner
🔱 trident trident_emblem
🔲 black_square_button
🔳 white_square_button
🔴 red_circle large_red_circle
🔵 large_blue_circle blue_circle
🔶 large_orange_diamond
🔷 large_blue_diamond
🔸 small_orange_diamond
🔹 small_blue_diamond
🔺 small_red_triangle red_triangle_pointed_up up_pointing_red_triangle
🔻 small_red_triangle_down red_triangle_pointed_down down_pointing_red_triangle
🔼 arrow_up_small upwards_button up_pointing_small_red_triangle
🔽 arrow_down_small downwards_button down_pointing_small_red_triangle
🕉️ om_symbol om
🕊️ dove_of_peace dove
🕋 kaaba
🕌 mosque
🕍 synagogue
🕎 menorah_with_nine_branches menorah
🕐 clock1 clock_face_one_oclock
🕑 clock2 clock_face_two_oclock
🕒 clock3 clock_face_three_oclock
🕓 clock4 clock_face_four_oclock
🕔 clock5 clock_face_five_oclock
🕕 clock6 clock_face_six_oclock
🕖 clock7 clock_face_seven_oclock
🕗 clock8 clock_face_eight_oclock
🕘 clock9 clock_face_nine_oclock
🕙 clock10 clock_face_ten_oclock
🕚 clock11 clock_face_eleven_oclock
🕛 clock12 clock_face_twelve_oclock
🕜 clock130 one-thirty clock_face_one_thirty
🕝 clock230 two-thirty clock_face_two_thirty
🕞 clock330 three-thirty clock_face_three_thirty
🕟 clock430 four-thirty clock_face_four_thirty
🕠 clock530 five-thirty clock_face_five_thirty
🕡 clock630 six-thirty clock_face_six_thirty
🕢 clock730 seven-thirty clock_face_seven_thirty
🕣 clock830 eight-thirty clock_face_eight_thirty
🕤 clock930 nine-thirty clock_face_nine_thirty
🕥 clock1030 ten-thirty clock_face_ten_thirty
🕦 clock1130 eleven-thirty clock_face_eleven_thirty
🕧 clock1230 twelve-thirty clock_face_twelve_thirty
🕯️ candle
🕰️ mantelpiece_clock
🕳️ hole
🕴️ man_in_business_suit_levitating man_in_suit_levitating
🕵️ sleuth_or_spy detective
🕶️ dark_sunglasses
🕷️ spider
🕸️ spider_web
🕹️ joystick
🕺 man_dancing
🖇️ linked_paperclips
🖊️ lower_left_ballpoint_pen pen
🖋️ lower_left_fountain_pen fountain_pen
🖌️ lower_left_paintbrush paintbrush
🖍️ lower_left_crayon crayon
🖐️ raised_hand_with_fingers_splayed hand_with_fingers_splayed
🖕 middle_finger reversed_hand_with_middle_finger_extended
🖖 spock-hand raised_hand_with_part_between_middle_and_ring_fingers vulcan_salute
🖤 black_heart
🖥️ desktop_computer
🖨️ printer
🖱️ three_button_mouse computer_mouse
🖲️ trackball
🖼️ frame_with_picture framed_picture
🗂️ card_index_dividers
🗃️ card_file_box
🗄️ file_cabinet
🗑️ wastebasket
🗒️ spiral_note_pad spiral_notepad
🗓️ spiral_calendar_pad spiral_calendar
🗜️ compression clamp
🗝️ old_key
🗞️ rolled-up_newspaper rolled_up_newspaper
🗡️ dagger_knife dagger
🗣️ speaking_head_in_silhouette speaking_head
🗨️ left_speech_bubble
🗯️ right_anger_bubble
🗳️ ballot_box_with_ballot
🗺️ world_map
🗻 mount_fuji
🗼 tokyo_tower
🗽 statue_of_liberty
🗾 japan map_of_japan silhouette_of_japan
🗿 moyai moai
😀 grinning grinning_face
😁 grin beaming_face_with_smiling_eyes grinning_face_with_smiling_eyes
😂 joy face_with_tears_of_joy
😃 smiley grinning_face_with_big_eyes smiling_face_with_open_mouth
😄 smile smiling_face_with_open_mouth_and_smiling_eyes
😅 sweat_smile grinning_face_with_sweat smiling_face_with_open_mouth_and_cold_sweat
😆 laughing satisfied grinning_squinting_face smiling_face_with_open_mouth_and_tightly_closed_eyes
😇 innocent smiling_face_with_halo
😈 smiling_imp smiling_face_with_horns
😉 wink winking_face
😊 blush smiling_face_with_smiling_eyes
😋 yum face_savoring_food face_savouring_delicious_food
😌 relieved relieved_face
😍 heart_eyes smiling_face_with_heart-eyes smiling_face_with_heart_shaped_eyes
😎 smiling_face_with_sunglasses sunglasses
😏 smirk smirking_face
😐 neutral_face
😑 expressionless expressionless_face
😒 unamused unamused_face
😓 sweat downcast_face_with_sweat face_with_cold_sweat
😔 pensive pensive_face
😕 confused confused_face
😖 confounded confounded_face
😗 kissing kissing_face
😘 kissing_heart face_blowing_a_kiss face_throwing_a_kiss
😙 kissing_smiling_eyes kissing_face_with_smiling_eyes
😚 kissing_closed_eyes kissing_face_with_closed_eyes
😛 stuck_out_tongue face_with_tongue face_with_stuck_out_tongue
😜 stuck_out_tongue_winking_eye winking_face_with_tongue face_with_stuck_out_tongue_and_winking_eye
😝 stuck_out_tongue_closed_eyes squinting_face_with_tongue face_with_stuck_out_tongue_and_tightly_closed_eyes
😞 disappointed disappointed_face
😟 worried worried_face
😠 angry angry_face
😡 rage pouting_face
😢 cry crying_face
😣 persevere persevering_face
😤 triumph face_with_steam_from_nose face_with_look_of_triumph
😥 disappointed_relieved sad_but_relieved_face disappointed_but_relieved_face
😦 frowning frowning_face_with_open_mouth
😧 anguished anguished_face
😨 fearful fearful_face
😩 weary weary_face
😪 sleepy sleepy_face
😫 tired_face
😬 grimacing grimacing_face
😭 sob loudly_crying_face
😮 open_mouth face_with_open_mouth
😯 hushed hushed_face
😰 cold_sweat anxious_face_with_sweat face_with_open_mouth_and_cold_sweat
😱 scream face_screaming_in_fear
😲 astonished astonished_face
😳 flushed flushed_face
😴 sleeping sleeping_face
😵 dizzy_face
😶 no_mouth face_without_mouth
😷 mask face_with_medical_mask
😸 smile_cat grinning_cat_face_with_smiling_eyes
😹 joy_cat cat_face_with_tears_of_joy
😺 smiley_cat grinning_cat_face smiling_cat_face_with_open_mouth
😻 heart_eyes_cat smiling_cat_face_with_heart-eyes smiling_cat_face_with_heart_shaped_eyes
😼 smirk_cat cat_face_with_wry_smile
😽 kissing_cat kissing_cat_face kissing_cat_face_with_closed_eyes
😾 pouting_cat pouting_cat_face
😿 crying_cat_face
🙀 scream_cat weary_cat_face
🙁 slightly_frowning_face
🙂 slightly_smiling_face simple_smile
🙃 upside_down_face upside-down_face
🙄 face_with_rolling_eyes
🙅 no_good person_gesturing_no face_with_no_good_gesture
🙆 ok_woman person_gesturing_ok face_with_ok_gesture
🙇 bow person_bowing person_bowing_deeply
🙈 see_no_evil see-no-evil_monkey see_no_evil_monkey
🙉 hear_no_evil hear-no-evil_monkey hear_no_evil_monkey
🙊 speak_no_evil speak-no-evil_monkey speak_no_evil_monkey
🙋 raising_hand person_raising_hand happy_person_raising_one_hand
🙌 raised_hands raising_hands person_raising_both_hands_in_celebration
🙍 person_frowning
🙎 person_with_pouting_face person_pouting
🙏 pray folded_hands person_with_folded_hands
🚀 rocket
🚁 helicopter
🚂 steam_locomotive locomotive
🚃 railway_car
🚄 bullettrain_side high-speed_train high_speed_train
🚅 bullettrain_front bullet_train high_speed_train_with_bullet_nose
🚆 train2
🚇 metro
🚈 light_rail
🚉 station
🚊 tram
🚋 train tram_car
🚌 bus
🚍 oncoming_bus
🚎 trolleybus
🚏 busstop bus_stop
🚐 minibus
🚑 ambulance
🚒 fire_engine
🚓 police_car
🚔 oncoming_police_car
🚕 taxi
🚖 oncoming_taxi
🚗 car red_car automobile
🚘 oncoming_automobile
🚙 blue_car sport_utility_vehicle recreational_vehicle
🚚 truck delivery_truck
🚛 articulated_lorry
🚜 tractor
🚝 monorail
🚞 mountain_railway
🚟 suspension_railway
🚠 mountain_cableway
🚡 aerial_tramway
🚢 ship
🚣 rowboat person_rowing_boat
🚤 speedboat
🚥 traffic_light horizontal_traffic_light
🚦 vertical_traffic_light
🚧 construction construction_sign
🚨 rotating_light police_car_light police_cars_revolving_light
🚩 triangular_flag_on_post triangular_flag
🚪 door
🚫 no_entry_sign prohibited
🚬 smoking cigarette smoking_symbol
🚭 no_smoking no_smoking_symbol
🚮 put_litter_in_its_place litter_in_bin_sign put_litter_in_its_place_symbol
🚯 do_not_litter no_littering do_not_litter_symbol
🚰 potable_water potable_water_symbol
🚱 non-potable_water non_potable_water_symbol
🚲 bike bicycle
🚳 no_bicycles
🚴 bicyclist person_biking
🚵 mountain_bicyclist person_mountain_biking
🚶 walking person_walking pedestrian
🚷 no_pedestrians
🚸 children_crossing
🚹 mens mens_symbol
🚺 womens womens_symbol
🚻 restroom
🚼 baby_symbol
🚽 toilet
🚾 wc water_closet
🚿 shower
🛀 bath person_taking_bath
🛁 bathtub
🛂 passport_control
🛃 customs
🛄 baggage_claim
🛅 left_luggage
🛋️ couch_and_lamp
🛌 sleeping_accommodation person_in_bed
🛍️ shopping_bags
🛎️ bellhop_bell
🛏️ bed
🛐 place_of_worship
🛑 octagonal_sign stop_sign
🛒 shopping_trolley shopping_cart
🛕 hindu_temple
🛖 hut
🛗 elevator
🛜 wireless
🛝 playground_slide
🛞 wheel
🛟 ring_buoy
🛠️ hammer_and_wrench
🛡️ shield
🛢️ oil_drum
🛣️ motorway
🛤️ railway_track
🛥️ motor_boat
🛩️ small_airplane
🛫 airplane_departure
🛬 airplane_arriving airplane_arrival
🛰️ satellite
🛳️ passenger_ship
🛴 scooter kick_scooter
🛵 motor_scooter
🛶 canoe
🛷 sled
🛸 flying_saucer
🛹 skateboard
🛺 auto_rickshaw
🛻 pickup_truck
🛼 roller_skate
🟠 large_orange_circle orange_circle
🟡 large_yellow_circle yellow_circle
🟢 large_green_circle green_circle
🟣 large_purple_circle purple_circle
🟤 large_brown_circle brown_circle
🟥 large_red_square red_square
🟦 large_blue_square blue_square
🟧 large_orange_square orange_square
🟨 large_yellow_square yellow_square
🟩 large_green_square green_square
🟪 large_purple_square purple_square
🟫 large_brown_square brown_square
🟰 heavy_equals_sign
🤌 pinched_fingers
🤍 white_heart
🤎 brown_heart
🤏 pinching_hand
🤐 zipper_mouth_face zipper-mouth_face
🤑 money_mouth_face money-mouth_face
🤒 face_with_thermometer
🤓 nerd_face
🤔 thinking_face
🤕 face_with_head_bandage face_with_head-bandage
🤖 robot robot_face
🤗 hugging_face
🤘 the_horns sign_of_the_horns
🤙 call_me_hand
🤚 raised_back_of_hand
🤛 left-facing_fist left_facing_fist
🤜 right-facing_fist right_facing_fist
🤝 handshake
🤞 crossed_fingers hand_with_index_and_middle_fingers_crossed
🤟 i_love_you_hand_sign love-you_gesture
🤠 face_with_cowboy_hat cowboy_hat_face
🤡 clown_face
🤢 nauseated_face
🤣 rolling_on_the_floor_laughing rofl
🤤 drooling_face
🤥 lying_face
🤦 face_palm person_facepalming
🤧 sneezing_face
🤨 face_with_raised_eyebrow face_with_one_eyebrow_raised
🤩 star-struck grinning_face_with_star_eyes
🤪 zany_face grinning_face_with_one_large_and_one_small_eye
🤫 shushing_face face_with_finger_covering_closed_lips
🤬 face_with_symbols_on_mouth serious_face_with_symbols_covering_mouth
🤭 face_with_hand_over_mouth smiling_face_with_smiling_eyes_and_hand_covering_mouth
🤮 face_vomiting face_with_open_mouth_vomiting
🤯 exploding_head shocked_face_with_exploding_head
🤰 pregnant_woman
🤱 breast-feeding breast_feeding
🤲 palms_up_together
🤳 selfie
🤴 prince
🤵 person_in_tuxedo
🤶 mother_christmas
🤷 shrug person_shrugging
🤸 person_doing_cartwheel person_cartwheeling
🤹 juggling person_juggling
🤺 fencer person_fencing
🤼 wrestlers people_wrestling
🤽 water_polo person_playing_water_polo
🤾 handball person_playing_handball
🤿 diving_mask
🥀 wilted_flower
🥁 drum_with_drumsticks drum
🥂 clinking_glasses
🥃 tumbler_glass
🥄 spoon
🥅 goal_net
🥇 first_place_medal 1st_place_medal
🥈 second_place_medal 2nd_place_medal
🥉 third_place_medal 3rd_place_medal
🥊 boxing_glove
🥋 martial_arts_uniform
🥌 curling_stone
🥍 lacrosse lacrosse_stick_and_ball
🥎 softball
🥏 flying_disc
🥐 croissant
🥑 avocado
🥒 cucumber
🥓 bacon
🥔 potato
🥕 carrot
🥖 baguette_bread
🥗 green_salad
🥘 shallow_pan_of_food
🥙 stuffed_flatbread
🥚 egg
🥛 glass_of_milk
🥜 peanuts
🥝 kiwi_fruit kiwifruit
🥞 pancakes
🥟 dumpling
🥠 fortune_cookie
🥡 takeout_box
🥢 chopsticks
🥣 bowl_with_spoon
🥤 cup_with_straw
🥥 coconut
🥦 broccoli
🥧 pie
🥨 pretzel
🥩 cut_of_meat
🥪 sandwich
🥫 canned_food
🥬 leafy_green
🥭 mango
🥮 moon_cake
🥯 bagel
🥰 smiling_face_with_3_hearts smiling_face_with_smiling_eyes_and_three_hearts
🥱 yawning_face
🥲 smiling_face_with_tear
🥳 partying_face face_with_party_horn_and_party_hat
🥴 woozy_face face_with_uneven_eyes_and_wavy_mouth
🥵 hot_face overheated_face
🥶 cold_face freezing_face
🥷 ninja
🥸 disguised_face
🥹 face_holding_back_tears
🥺 pleading_face face_with_pleading_eyes
🥻 sari
🥼 lab_coat
🥽 goggles
🥾 hiking_boot
🥿 flat_shoe
🦀 crab
🦁 lion_face
🦂 scorpion
🦃 turkey
🦄 unicorn_face
🦅 eagle
🦆 duck
🦇 bat
🦈 shark
🦉 owl
🦊 fox_face
🦋 butterfly
🦌 deer
🦍 gorilla
🦎 lizard
🦏 rhinoceros
🦐 shrimp
🦑 squid
🦒 giraffe giraffe_face
🦓 zebra zebra_face
🦔 hedgehog
🦕 sauropod
🦖 t-rex t_rex
🦗 cricket
🦘 kangaroo
🦙 llama
🦚 peacock
🦛 hippopotamus
🦜 parrot
🦝 raccoon
🦞 lobster
🦟 mosquito
🦠 microbe
🦡 badger
🦢 swan
🦣 mammoth
🦤 dodo
🦥 sloth
🦦 otter
🦧 orangutan
🦨 skunk
🦩 flamingo
🦪 oyster
🦫 beaver
🦬 bison
🦭 seal
🦮 guide_dog
🦯 probing_cane
🦴 bone
🦵 leg
🦶 foot
🦷 tooth
🦸 superhero
🦹 supervillain
🦺 safety_vest
🦻 ear_with_hearing_aid
🦼 motorized_wheelchair
🦽 manual_wheelchair
🦾 mechanical_arm
🦿 mechanical_leg
🧀 cheese_wedge
🧁 cupcake
🧂 salt salt_shaker
🧃 beverage_box
🧄 garlic
🧅 onion
🧆 falafel
🧇 waffle
🧈 butter
🧉 mate mate_drink
🧊 ice ice_cube
🧋 bubble_tea
🧌 troll
🧍 person_standing standing_person
🧎 person_kneeling kneeling_person
🧏 deaf_person
🧐 face_with_monocle
🧑 adult person
🧒 child
🧓 older_adult
🧔 bearded_person
🧕 woman_with_headscarf person_with_headscarf
🧖 person_in_steamy_room
🧗 person_climbing
🧘 person_in_lotus_position
🧙 mage
🧚 fairy
🧛 vampire
🧜 merperson
🧝 elf
🧞 genie
🧟 zombie
🧠 brain
🧡 orange_heart
🧢 billed_cap
🧣 scarf
🧤 gloves
🧥 coat
🧦 socks
🧧 red_envelope red_gift_envelope
🧨 firecracker
🧩 jigsaw jigsaw_puzzle_piece
🧪 test_tube
🧫 petri_dish
🧬 dna dna_double_helix
🧭 compass
🧮 abacus
🧯 fire_extinguisher
🧰 toolbox
🧱 brick
🧲 magnet
🧳 luggage
🧴 lotion_bottle
🧵 thread spool_of_thread
🧶 yarn ball_of_yarn
🧷 safety_pin
🧸 teddy_bear
🧹 broom
🧺 basket
🧻 roll_of_paper
🧼 soap bar_of_soap
🧽 sponge
🧾 receipt
🧿 nazar_amulet
🩰 ballet_shoes
🩱 one-piece_swimsuit one_piece_swimsuit
🩲 briefs
🩳 shorts
🩴 thong_sandal
🩵 light_blue_heart
🩶 grey_heart
🩷 pink_heart
🩸 drop_of_blood
🩹 adhesive_bandage
🩺 stethoscope
🩻 x_ray
🩼 crutch
🪀 yo-yo yo_yo
🪁 kite
🪂 parachute
🪃 boomerang
🪄 magic_wand
🪅 pinata
🪆 nesting_dolls
🪇 maracas
🪈 flute
🪐 ringed_planet
🪑 chair
🪒 razor
🪓 axe
🪔 diya_lamp
🪕 banjo
🪖 military_helmet
🪗 accordion
🪘 long_drum
🪙 coin
🪚 carpentry_saw
🪛 screwdriver
🪜 ladder
🪝 hook
🪞 mirror
🪟 window
🪠 plunger
🪡 sewing_needle
🪢 knot
🪣 bucket
🪤 mouse_trap
🪥 toothbrush
🪦 headstone
🪧 placard
🪨 rock
🪩 mirror_ball
🪪 identification_card
🪫 low_battery
🪬 hamsa
🪭 folding_hand_fan
🪮 hair_pick
🪯 khanda
🪰 fly
🪱 worm
🪲 beetle
🪳 cockroach
🪴 potted_plant
🪵 wood
🪶 feather
🪷 lotus
🪸 coral
🪹 empty_nest
🪺 nest_with_eggs
🪻 hyacinth
🪼 jellyfish
🪽 wing
🪿 goose
🫀 anatomical_heart
🫁 lungs
🫂 people_hugging
🫃 pregnant_man
🫄 pregnant_person
🫅 person_with_crown
🫎 moose
🫏 donkey
🫐 blueberries
🫑 bell_pepper
🫒 olive
🫓 flatbread
🫔 tamale
🫕 fondue
🫖 teapot
🫗 pouring_liquid
🫘 beans
🫙 jar
🫚 ginger_root
🫛 pea_pod
🫠 melting_face
🫡 saluting_face
🫢 face_with_open_eyes_and_hand_over_mouth
🫣 face_with_peeking_eye
🫤 face_with_diagonal_mouth
🫥 dotted_line_face
🫦 biting_lip
🫧 bubbles
🫨 shaking_face
🫰 hand_with_index_finger_and_thumb_crossed
🫱 rightwards_hand
🫲 leftwards_hand
🫳 palm_down_hand
🫴 palm_up_hand
🫵 index_pointing_at_the_viewer
🫶 heart_hands
🫷 leftwards_pushing_hand
🫸 rightwards_pushing_hand
0️⃣ zero
1️⃣ one
2️⃣ two
3️⃣ three
4️⃣ four
5️⃣ five
6️⃣ six
7️⃣ seven
8️⃣ eight
9️⃣ nine
#️⃣ hash
*️⃣ keycap_star
🇦🇨 flag-ac
🇦🇩 flag-ad
🇦🇪 flag-ae
🇦🇫 flag-af
🇦🇬 flag-ag
🇦🇮 flag-ai
🇦🇱 flag-al
🇦🇲 flag-am
🇦🇴 flag-ao
🇦🇶 flag-aq
🇦🇷 flag-ar
🇦🇸 flag-as
🇦🇹 flag-at
🇦🇺 flag-au
🇦🇼 flag-aw
🇦🇽 flag-ax
🇦🇿 flag-az
🇧🇦 flag-ba
🇧🇧 flag-bb
🇧🇩 flag-bd
🇧🇪 flag-be
🇧🇫 flag-bf
🇧🇬 flag-bg
🇧🇭 flag-bh
🇧🇮 flag-bi
🇧🇯 flag-bj
🇧🇱 flag-bl
🇧🇲 flag-bm
🇧🇳 flag-bn
🇧🇴 flag-bo
🇧🇶 flag-bq
🇧🇷 flag-br
🇧🇸 flag-bs
🇧🇹 flag-bt
🇧🇻 flag-bv
🇧🇼 flag-bw
🇧🇾 flag-by
🇧🇿 flag-bz
🇨🇦 flag-ca
🇨🇨 flag-cc
🇨🇩 flag-cd
🇨🇫 flag-cf
🇨🇬 flag-cg
🇨🇭 flag-ch
🇨🇮 flag-ci
🇨🇰 flag-ck
🇨🇱 flag-cl
🇨🇲 flag-cm
🇨🇳 cn flag-cn
🇨🇴 flag-co
🇨🇵 flag-cp
🇨🇶 flag-cq
🇨🇷 flag-cr
🇨🇺 flag-cu
🇨🇻 flag-cv
🇨🇼 flag-cw
🇨🇽 flag-cx
🇨🇾 flag-cy
🇨🇿 flag-cz
🇩🇪 de flag-de
🇩🇬 flag-dg
🇩🇯 flag-dj
🇩🇰 flag-dk
🇩🇲 flag-dm
🇩🇴 flag-do
🇩🇿 flag-dz
🇪🇦 flag-ea
🇪🇨 flag-ec
🇪🇪 flag-ee
🇪🇬 flag-eg
🇪🇭 flag-eh
🇪🇷 flag-er
🇪🇸 es flag-es
🇪🇹 flag-et
🇪🇺 flag-eu
🇫🇮 flag-fi
🇫🇯 flag-fj
🇫🇰 flag-fk
🇫🇲 flag-fm
🇫🇴 flag-fo
🇫🇷 fr flag-fr
🇬🇦 flag-ga
🇬🇧 gb uk flag-gb
🇬🇩 flag-gd
🇬🇪 flag-ge
🇬🇫 flag-gf
🇬🇬 flag-gg
🇬🇭 flag-gh
🇬🇮 flag-gi
🇬🇱 flag-gl
🇬🇲 flag-gm
🇬🇳 flag-gn
🇬🇵 flag-gp
🇬🇶 flag-gq
🇬🇷 flag-gr
🇬🇸 flag-gs
🇬🇹 flag-gt
🇬🇺 flag-gu
🇬🇼 flag-gw
🇬🇾 flag-gy
🇭🇰 flag-hk
🇭🇲 flag-hm
🇭🇳 flag-hn
🇭🇷 flag-hr
🇭🇹 flag-ht
🇭🇺 flag-hu
🇮🇨 flag-ic
🇮🇩 flag-id
🇮🇪 flag-ie
🇮🇱 flag-il
🇮🇲 flag-im
🇮🇳 flag-in
🇮🇴 flag-io
🇮🇶 flag-iq
🇮🇷 flag-ir
🇮🇸 flag-is
🇮🇹 it flag-it
🇯🇪 flag-je
🇯🇲 flag-jm
🇯🇴 flag-jo
🇯🇵 jp flag-jp
🇰🇪 flag-ke
🇰🇬 flag-kg
🇰🇭 flag-kh
🇰🇮 flag-ki
🇰🇲 flag-km
🇰🇳 flag-kn
🇰🇵 flag-kp
🇰🇷 kr flag-kr
🇰🇼 flag-kw
🇰🇾 flag-ky
🇰🇿 flag-kz
🇱🇦 flag-la
🇱🇧 flag-lb
🇱🇨 flag-lc
🇱🇮 flag-li
🇱🇰 flag-lk
🇱🇷 flag-lr
🇱🇸 flag-ls
🇱🇹 flag-lt
🇱🇺 flag-lu
🇱🇻 flag-lv
🇱🇾 flag-ly
🇲🇦 flag-ma
🇲🇨 flag-mc
🇲🇩 flag-md
🇲🇪 flag-me
🇲🇫 flag-mf
🇲🇬 flag-mg
🇲🇭 flag-mh
🇲🇰 flag-mk
🇲🇱 flag-ml
🇲🇲 flag-mm
🇲🇳 flag-mn
🇲🇴 flag-mo
🇲🇵 flag-mp
🇲🇶 flag-mq
🇲🇷 flag-mr
🇲🇸 flag-ms
🇲🇹 flag-mt
🇲🇺 flag-mu
🇲🇻 flag-mv
🇲🇼 flag-mw
🇲🇽 flag-mx
🇲🇾 flag-my
🇲🇿 flag-mz
🇳🇦 flag-na
🇳🇨 flag-nc
🇳🇪 flag-ne
🇳🇫 flag-nf
🇳🇬 flag-ng
🇳🇮 flag-ni
🇳🇱 flag-nl
🇳🇴 flag-no
🇳🇵 flag-np
🇳🇷 flag-nr
🇳🇺 flag-nu
🇳🇿 flag-nz
🇴🇲 flag-om
🇵🇦 flag-pa
🇵🇪 flag-pe
🇵🇫 flag-pf
🇵🇬 flag-pg
🇵🇭 flag-ph
🇵🇰 flag-pk
🇵🇱 flag-pl
🇵🇲 flag-pm
🇵🇳 flag-pn
🇵🇷 flag-pr
🇵🇸 flag-ps
🇵🇹 flag-pt
🇵🇼 flag-pw
🇵🇾 flag-py
🇶🇦 flag-qa
🇷🇪 flag-re
🇷🇴 flag-ro
🇷🇸 flag-rs
🇷🇺 ru flag-ru
🇷🇼 flag-rw
🇸🇦 flag-sa
🇸🇧 flag-sb
🇸🇨 flag-sc
🇸🇩 flag-sd
🇸🇪 flag-se
🇸🇬 flag-sg
🇸🇭 flag-sh
🇸🇮 flag-si
🇸🇯 flag-sj
🇸🇰 flag-sk
🇸🇱 flag-sl
🇸🇲 flag-sm
🇸🇳 flag-sn
🇸🇴 flag-so
🇸🇷 flag-sr
🇸🇸 flag-ss
🇸🇹 flag-st
🇸🇻 flag-sv
🇸🇽 flag-sx
🇸🇾 flag-sy
🇸🇿 flag-sz
🇹🇦 flag-ta
🇹🇨 flag-tc
🇹🇩 flag-td
🇹🇫 flag-tf
🇹🇬 flag-tg
🇹🇭 flag-th
🇹🇯 flag-tj
🇹🇰 flag-tk
🇹🇱 flag-tl
🇹🇲 flag-tm
🇹🇳 flag-tn
🇹🇴 flag-to
🇹🇷 flag-tr
🇹🇹 flag-tt
🇹🇻 flag-tv
🇹🇼 flag-tw
🇹🇿 flag-tz
🇺🇦 flag-ua
🇺🇬 flag-ug
🇺🇲 flag-um
🇺🇳 flag-un
🇺🇸 us flag-us
🇺🇾 flag-uy
🇺🇿 flag-uz
🇻🇦 flag-va
🇻🇨 flag-vc
🇻🇪 flag-ve
🇻🇬 flag-vg
🇻🇮 flag-vi
🇻🇳 flag-vn
🇻🇺 flag-vu
🇼🇫 flag-wf
🇼🇸 flag-ws
🇽🇰 flag-xk
🇾🇪 flag-ye
🇾🇹 flag-yt
🇿🇦 flag-za
🇿🇲 flag-zm
🇿🇼 flag-zw
🏴󠁧󠁢󠁥󠁮󠁧󠁿 flag-england
🏴󠁧󠁢󠁳󠁣󠁴󠁿 flag-scotland
🏴󠁧󠁢󠁷󠁬󠁳󠁿 flag-wales
🧑‍⚕️ doctor
👨‍⚕️ male-doctor
👩‍⚕️ female-doctor
🧑‍🎓 student
👨‍🎓 male-student
👩‍🎓 female-student
🧑‍🏫 teacher
👨‍🏫 male-teacher
👩‍🏫 female-teacher
🧑‍⚖️ judge
👨‍⚖️ male-judge
👩‍⚖️ female-judge
🧑‍🌾 farmer
👨‍🌾 male-farmer
👩‍🌾 female-farmer
🧑‍🍳 cook
👨‍🍳 male-cook
👩‍🍳 female-cook
🧑‍🔧 mechanic
👨‍🔧 male-mechanic
👩‍🔧 female-mechanic
🧑‍🏭 factory_worker
👨‍🏭 male-factory-worker
👩‍🏭 female-factory-worker
🧑‍💼 office_worker
👨‍💼 male-office-worker
👩‍💼 female-office-worker
🧑‍🔬 scientist
👨‍🔬 male-scientist
👩‍🔬 female-scientist
🧑‍💻 technologist
👨‍💻 male-technologist
👩‍💻 female-technologist
🧑‍🎤 singer
👨‍🎤 male-singer
👩‍🎤 female-singer
🧑‍🎨 artist
👨‍🎨 male-artist
👩‍🎨 female-artist
🧑‍✈️ pilot
👨‍✈️ male-pilot
👩‍✈️ female-pilot
🧑‍🚀 astronaut
👨‍🚀 male-astronaut
👩‍🚀 female-astronaut
🧑‍🚒 firefighter
👨‍🚒 male-firefighter
👩‍🚒 female-firefighter
🧑‍🦰 red_haired_person
👨‍🦰 red_haired_man
👩‍🦰 red_haired_woman
🧑‍🦱 curly_haired_person
👨‍🦱 curly_haired_man
👩‍🦱 curly_haired_woman
🧑‍🦲 bald_person
👨‍🦲 bald_man
👩‍🦲 bald_woman
🧑‍🦳 white_haired_person
👨‍🦳 white_haired_man
👩‍🦳 white_haired_woman
🧑‍🦯 person_with_probing_cane
👨‍🦯 man_with_probing_cane
👩‍🦯 woman_with_probing_cane
🧑‍🦼 person_in_motorized_wheelchair
👨‍🦼 man_in_motorized_wheelchair
👩‍🦼 woman_in_motorized_wheelchair
🧑‍🦽 person_in_manual_wheelchair
👨‍🦽 man_in_manual_wheelchair
👩‍🦽 woman_in_manual_wheelchair
🤷‍♂️ man-shrugging
🤷‍♀️ woman-shrugging
🤦‍♂️ man-facepalming
🤦‍♀️ woman-facepalming
🏃‍♂️ man-running
🏃‍♀️ woman-running
🚶‍♂️ man-walking
🚶‍♀️ woman-walking
🙇‍♂️ man-bowing
🙇‍♀️ woman-bowing
💁‍♂️ man-tipping-hand
💁‍♀️ woman-tipping-hand
🙅‍♂️ man-gesturing-no
🙅‍♀️ woman-gesturing-no
🙆‍♂️ man-gesturing-ok
🙆‍♀️ woman-gesturing-ok
🙋‍♂️ man-raising-hand
🙋‍♀️ woman-raising-hand
🙎‍♂️ man-pouting
🙎‍♀️ woman-pouting
🙍‍♂️ man-frowning
🙍‍♀️ woman-frowning
💇‍♂️ man-getting-haircut
💇‍♀️ woman-getting-haircut
💆‍♂️ man-getting-massage
💆‍♀️ woman-getting-massage
👯‍♂️ man-with-bunny-ears-partying
👯‍♀️ woman-with-bunny-ears-partying
🏄‍♂️ man-surfing
🏄‍♀️ woman-surfing
🏊‍♂️ man-swimming
🏊‍♀️ woman-swimming
🚣‍♂️ man-rowing-boat
🚣‍♀️ woman-rowing-boat
⛹️‍♂️ man-bouncing-ball
⛹️‍♀️ woman-bouncing-ball
🏋️‍♂️ man-lifting-weights
🏋️‍♀️ woman-lifting-weights
🚴‍♂️ man-biking
🚴‍♀️ woman-biking
🚵‍♂️ man-mountain-biking
🚵‍♀️ woman-mountain-biking
🤸‍♂️ man-cartwheeling
🤸‍♀️ woman-cartwheeling
🤼‍♂️ man-wrestling
🤼‍♀️ woman-wrestling
🤽‍♂️ man-playing-water-polo
🤽‍♀️ woman-playing-water-polo
🤾‍♂️ man-playing-handball
🤾‍♀️ woman-playing-handball
🤹‍♂️ man-juggling
🤹‍♀️ woman-juggling
🏌️‍♂️ man-golfing
🏌️‍♀️ woman-golfing
👳‍♂️ man-wearing-turban
👳‍♀️ woman-wearing-turban
👮‍♂️ male-police-officer
👮‍♀️ female-police-officer
🕵️‍♂️ male-detective
🕵️‍♀️ female-detective
💂‍♂️ male-guard
💂‍♀️ female-guard
👷‍♂️ male-construction-worker
👷‍♀️ female-construction-worker
🧛‍♂️ male_vampire
🧛‍♀️ female_vampire
🧙‍♂️ male_mage
🧙‍♀️ female_mage
🧚‍♂️ male_fairy
🧚‍♀️ female_fairy
🧝‍♂️ male_elf
🧝‍♀️ female_elf
🧞‍♂️ male_genie
🧞‍♀️ female_genie
🧟‍♂️ male_zombie
🧟‍♀️ female_zombie
🦸‍♂️ male_superhero
🦸‍♀️ female_superhero
🦹‍♂️ male_supervillain
🦹‍♀️ female_supervillain
🧜‍♂️ merman
🧜‍♀️ mermaid
🧖‍♂️ man_in_steamy_room
🧖‍♀️ woman_in_steamy_room
🧗‍♂️ man_climbing
🧗‍♀️ woman_climbing
🧘‍♂️ man_in_lotus_position
🧘‍♀️ woman_in_lotus_position
🧍‍♂️ man_standing
🧍‍♀️ woman_standing
🧎‍♂️ man_kneeling
🧎‍♀️ woman_kneeling
🧏‍♂️ deaf_man
🧏‍♀️ deaf_woman
👰‍♂️ man_with_veil
👰‍♀️ woman_with_veil
🤵‍♂️ man_in_tuxedo
🤵‍♀️ woman_in_tuxedo
🧔‍♂️ man_with_beard
🧔‍♀️ woman_with_beard
👱‍♂️ blond-haired-man
👱‍♀️ blond-haired-woman
🏳️‍🌈 rainbow-flag
🏳️‍⚧️ transgender_flag
🏴‍☠️ pirate_flag
👁️‍🗨️ eye-in-speech-bubble
🐈‍⬛ black_cat
🐕‍🦺 service_dog
🐻‍❄️ polar_bear
❤️‍🔥 heart_on_fire
❤️‍🩹 mending_heart
😶‍🌫️ face_in_clouds
😮‍💨 face_exhaling
😵‍💫 face_with_spiral_eyes
🐦‍⬛ black_bird
🐦‍🔥 phoenix
🍋‍🟩 lime
⛓️‍💥 broken_chain
🍄‍🟫 brown_mushroom
🧑‍🎄 mx_claus
🧑‍🤝‍🧑 people_holding_hands
🙂‍↔️ head_shaking_horizontally
🙂‍↕️ head_shaking_vertically
🧑‍🍼 person_feeding_baby
👨‍🍼 man_feeding_baby
👩‍🍼 woman_feeding_baby
👩‍❤️‍👨 woman-heart-man
👨‍❤️‍👨 man-heart-man
👩‍❤️‍👩 woman-heart-woman
👩‍❤️‍💋‍👨 woman-kiss-man
👨‍❤️‍💋‍👨 man-kiss-man
👩‍❤️‍💋‍👩 woman-kiss-woman
👨‍👩‍👦 man-woman-boy
👨‍👩‍👧 man-woman-girl
👨‍👩‍👧‍👦 man-woman-girl-boy
👨‍👩‍👦‍👦 man-woman-boy-boy
👨‍👩‍👧‍👧 man-woman-girl-girl
👨‍👨‍👦 man-man-boy
👨‍👨‍👧 man-man-girl
👨‍👨‍👧‍👦 man-man-girl-boy
👨‍👨‍👦‍👦 man-man-boy-boy
👨‍👨‍👧‍👧 man-man-girl-girl
👩‍👩‍👦 woman-woman-boy
👩‍👩‍👧 woman-woman-girl
👩‍👩‍👧‍👦 woman-woman-girl-boy
👩‍👩‍👦‍👦 woman-woman-boy-boy
👩‍👩‍👧‍👧 woman-woman-girl-girl
👨‍👦 man-boy
👨‍👧 man-girl
👨‍👧‍👦 man-girl-boy
👨‍👦‍👦 man-boy-boy
👨‍👧‍👧 man-girl-girl
👩‍👦 woman-boy
👩‍👧 woman-girl
👩‍👧‍👦 woman-girl-boy
👩‍👦‍👦 woman-boy-boy
👩‍👧‍👧 woman-girl-girl
🏻 skin-tone-2
🏼 skin-tone-3
🏽 skin-tone-4
🏾 skin-tone-5
🏿 skin-tone-6
`;
