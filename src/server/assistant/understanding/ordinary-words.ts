/** Words that are written right, though a letter or two would make a concept of them. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `
  able accept accepted account action actions again against almost although altogether always among
  another anybody anymore anyone anything around asset assets away back bad became become been before
  began begin behave behind believe best better beyond billion blame book both bring brought build
  built burn burned calculate calculated came cannot care case cash catch caught certain chat city
  clear clearly close closed collected collection common company complete completed consider consiste
  contain contains content contents contrast cook correct correctly country couple course creator
  cross culprit custom cut daily dark data dead dealt decide deep defi depend die died different
  difficult dinner direct direction done download drink drop during each early easy effective either
  election else employee empty end ended enough enter entered entire especially even event every
  everybody everyone everything example except exist existed existing exists expect experience
  explanation eye face fact fair family far farm fast fear feel felt few field fight fill filled find
  fine finish finished fire five floor food force foreign forget form forward found four free friend
  friends front full fun funds funny game generate girl goes gold gone good grand grant granted great
  ground group grow grown guy hacker half hand handle handled happy hard hate head hear heard heart
  heat heavy held hit hole homework horse hot hour hourly hours house human hundred hurry idea
  identify ill image important initiated input inside instead interest investor investors issue issued
  item join jump keep kept kid kill knew known lack large largest last late later laugh law learn
  least leave led left leg letter level lie lifetime light like likely line list listed listings
  little loaded loader local logs long look loose lost loud love low lunch machine made magic main
  make makes making many mark market marketcap match matter maybe meant meet member mention merge
  message middle million mind mine minute minutes miss missed missing mistake mix mobile model modern
  money month more most mouth move music must myself name nature near necessary neither news next nice
  nobody none normal nothing notice object odd offer office once only open option order original
  originate other others ours output outside over overall owe page pair pairs pale paper parent part
  past paste pattern pause pending people perfect performed person piece place places plan plant play
  player plenty point points police poor poorer popular possible post power present president press
  pretend pretty prevent previous problem problems process processed processing production progress
  proof proper proud prove provide public pull push put quick quickly quiet quite rain raise range
  rare rather reach reached react read ready real reality record reduce refer refuse region regular
  relative remain remaining remains remember remove repeat reply report request require rest restore
  result results reverse reversed rich ride ring river road robbed robber rock roll room rough round
  rude rule rundown rush sad safe said sale same sand sat save saw say scale scammer scene school
  score screen search season seem seen self sense separate serious serve server session settled seven
  several shape she ship shirt shock shoot shop short shout shut shy sick side sight signal silent
  silver simple simply since sing single sister sit site situation six size skill skin skip skipped
  sky sleep slight slow small smart smell smile smoke snow social soft some somebody someone something
  song sort soul sound south space speak special spell split sport spot spread spring square stack
  stage stair standard star start started starts stay step stick stone stop stopped store storm story
  strange stranger street strong stuck study stuff style subject such sudden suffer suggest suit
  summer sun supper support suppose sure surface surprise sweet swim switch table tail take taken
  taking talk tall task taste teach team tear ten tend test text than then they thick thief thin thing
  things think third thought thousand through throw tie tight time times tiny tire today together tone
  tonight tool tools tough tour toward town toy train trap travel tree trial trick tried trip trouble
  truck true truth turn twelve twice two type ugly uncle under undo undone unfair unit units until
  unusual upper upset user vacation valid validate valuable version very video view village visit
  voice wait walk wants warm warn wash waste watch water wave weak wear weather week weight weird
  welcome well west wet wheel when where whether while white whole wide wife wild win wind window wine
  wing winter wise wish withdraw withdrawer wonder wood word words work world worse worst wrap write
  writing wrote yard year yellow yes yet young your yourself zero
`
    .trim()
    .split(/\s+/),
);
