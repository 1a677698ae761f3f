const mark = 'focus-heading'

/** The next page that loads completely gives the focus to its heading, because the pressed link is gone. */
export function markArrival(): void {
  try {
    sessionStorage.setItem(mark, '1')
  } catch {
    // Without storage the page begins like any other.
  }
}

export function takeMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(mark) !== null
    sessionStorage.removeItem(mark)
    return isMarked
  } catch {
    return false
  }
}
