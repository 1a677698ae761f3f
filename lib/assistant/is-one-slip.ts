/** Whether one letter missing, added, changed or swapped with its neighbour makes `typed` out of `meant`. */
export function isOneSlip(typed: string, meant: string): boolean {
  const longer = typed.length - meant.length
  if (Math.abs(longer) > 1) return false
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at += 1
  const rest = (word: string, skipped: number) => word.slice(at + skipped)
  if (longer > 0) return rest(typed, 1) === rest(meant, 0)
  if (longer < 0) return rest(typed, 0) === rest(meant, 1)
  if (rest(typed, 1) === rest(meant, 1)) return true
  const swapped = typed[at] === meant[at + 1] && typed[at + 1] === meant[at]
  return swapped && rest(typed, 2) === rest(meant, 2)
}
