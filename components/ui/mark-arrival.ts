const mark = 'focus-heading'

/** Makes the next page focus its heading after a full load, because the link that was pressed no longer exists. */
export function markArrival(): void {
  try {
    sessionStorage.setItem(mark, '1')
  } catch {
    // If the browser forbids storage, the next page does not focus its heading.
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
