/**
 * Marks that turn or hide text, and letters that are drawn as nothing: what is read must be what is stored. Joiners and variation
 * selectors stay, emoji need them. The database has the same list in `private.is_name`.
 */
export const hiddenMarks =
  /(?!\u200C|\u200D|[\uFE00-\uFE0F])[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu

/** What was typed as it is stored: one line, well-formed, composed, trimmed, and nothing in it that cannot be seen. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(hiddenMarks, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()

/** Whether anything of a line can be seen: joiners alone show nothing. */
export const isSeen = (line: string): boolean => /[^\p{Default_Ignorable_Code_Point}\p{Z}]/u.test(line)
