/** How groups of letters sound to a Swedish ear, the first that fits first. Words are folded: å and ä are a, ö is o. */
const sounds: readonly (readonly [spelling: RegExp, sounding: string])[] = [
  [/ch(?=[rl])/g, "k"],
  [/sch|skj|stj|sj|sh|ch/g, "S"],
  [/ph/g, "f"],
  [/eau|ault$|aud$/g, "o"],
  [/au|ou/g, "o"],
  [/qu/g, "kv"],
  [/ck|q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/w/g, "v"],
  [/th|dt/g, "t"],
  [/ie/g, "i"],
  [/y(?=[aeiou])/g, "j"],
  [/(?<=[aeou])[iy]/g, "j"],
  [/i(?=[aou])/g, "j"],
  [/y/g, "i"],
  [/(.)\1+/g, "$1"],
  [/(?<=..[^aeiou])e$/, ""],
];

/** Two words with the same key sound alike: "reno" and "Renault", "dizel" and "diesel", "cayen" and "Cayenne". */
export function phoneticKey(word: string): string {
  return sounds.reduce((sounding, [spelling, sound]) => sounding.replace(spelling, sound), word);
}
