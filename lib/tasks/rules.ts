import { tasks } from '@/content/tasks'

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}]/gu

/** A name as it is stored: one line, well-formed, trimmed. */
export const cleanName = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()

/** What is wrong with a name, in the words to show; null when nothing is. */
export function nameProblem(text: string): string | null {
  const name = cleanName(text)
  if (name.replace(invisible, '') === '') return tasks.problems.empty
  // As the database counts: an emoji is one character or a few, never its bytes.
  const length = Array.from(name).length
  return length > tasks.limits.name ? tasks.problems.long(length) : null
}
