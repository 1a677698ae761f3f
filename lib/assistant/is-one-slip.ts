/** Whether one letter missing, added, changed or swapped with its neighbour makes `typed` out of `meant`. */
export function isOneSlip(typed: string, meant: string): boolean {
  const longer = typed.length - meant.length
  if (Math.abs(longer) > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at += 1
  const sameAfter = (ofTyped: number, ofMeant: number) =>
    typed.slice(at + ofTyped) === meant.slice(at + ofMeant)
  if (longer > 0) return sameAfter(1, 0)
  if (longer < 0) return sameAfter(0, 1)
  if (sameAfter(1, 1)) return true
  return typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && sameAfter(2, 2)
}
