/** What guessers try first and is long enough to pass otherwise, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 9876543210 87654321 11111111 111111111
  1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999
  12341234 12344321 11223344 1122334455 112233445566 123123123 123321123 123454321 121212121 12121212 10203040
  147258369 159753159 741852963 789456123 69696969 99887766 12345679 13579246 24681012 1234qwer 1234abcd 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 qwer1234 qwerty12 qwerty123 qwerty1234
  qwerty12345 qwertyui qwertyuiop qwertzui qwertzuiop azertyuiop asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1
  zxcvbnm123 zaq12wsx qazwsxedc qazwsx123 qweasdzxc abcdefgh abcdefghi abcd1234 abc12345 abc123456 abc123abc aa123456
  aa12345678 a1234567 a12345678 a123456789 password password1 password12 password123 password1234 password! passw0rd
  p@ssw0rd p@ssword pa$$word passwort passwort1 motdepasse contraseña contrasena senha123 parola123 wachtwoord
  iloveyou iloveyou1 iloveyou2 ilovegod iloveme1 sunshine sunshine1 princess princess1 football football1 baseball
  baseball1 basketball superman superman1 batman123 spiderman pokemon1 starwars starwars1 trustno1 whatever whatever1
  welcome1 welcome123 letmein1 letmein123 letmein! admin123 admin1234 administrator master123 monkey123 dragon123
  shadow123 michael1 jennifer jennifer1 jessica1 jordan23 charlie1 computer internet corvette mustang1 maverick
  midnight mercedes samsung1 samantha benjamin danielle victoria liverpool liverpool1 chelsea1 arsenal1 barcelona
  changeme changeme1 changeme123 default1 guest123 test1234 testtest test12345 secret123 mypassword newpassword
  correcthorse correcthorsebatterystaple stitchbook stitchbook1 stitchbook123 voicenote voicenotes`.split(/\s+/),
);
