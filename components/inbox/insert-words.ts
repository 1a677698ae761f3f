type Field = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>

/** The text of a field with words in place of what is selected, and where the cursor stands after them. */
export function insertWords({ value, selectionStart, selectionEnd }: Field, words: string) {
  const before = value.slice(0, selectionStart)
  const space = before === '' || /\s$/.test(before) ? '' : ' '
  const head = `${before}${space}${words}`
  return { text: head + value.slice(selectionEnd), cursor: head.length }
}
