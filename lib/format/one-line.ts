/**
 * Matches characters that reorder or hide text, except joiners, which emoji need.
 * `private.is_name` in the database refuses all characters that this pattern matches.
 */
export const hiddenMarks =
  /(?!\u200C|\u200D|[\uFE00-\uFE0F])[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu

/** Returns a typed text as it is stored: one trimmed line in Unicode's form NFC, without invisible characters. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(hiddenMarks, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()

/** False when nothing in the line is visible, for example when the line has only joiners. */
export const isSeen = (line: string): boolean => /[^\p{Default_Ignorable_Code_Point}\p{Z}]/u.test(line)
