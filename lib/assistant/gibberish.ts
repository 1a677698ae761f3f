import { plain } from '@/lib/assistant/texts'

/** Words without a vowel that people really write. */
const written =
  /^(?:smm?lv|smmv|pqrs|pdf|xml|html?|https?|ctas?|rtfte|wpp?|wsp|thx|tks|thks|pls|plz|grcs|bn|dms|hmm+|mmm*)$/
const isOneSound = (word: string): boolean => /^([a-z])\1*$/.test(word)
const hasNoVowel = (word: string): boolean => !/[aeiouy\d]/.test(word)

/** True for a message of keys pressed at random, such as «k ljlj oooo»: no word of it is a word. */
export function isGibberish(typed: string): boolean {
  const words = plain(typed).split(' ').filter(Boolean)
  return (
    words.every((word) => isOneSound(word) || (hasNoVowel(word) && !written.test(word))) &&
    words.some((word) => word.length > 3 && !written.test(word))
  )
}
