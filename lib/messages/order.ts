const fraction = /\.(\d+)/

/** Whole microseconds of a moment as the database writes it: within a thread two messages may share a millisecond. */
function microseconds(moment: string): [seconds: number, micros: number] {
  const micros = Number((fraction.exec(moment)?.[1] ?? '').padEnd(6, '0').slice(0, 6))
  return [Math.floor(Date.parse(moment) / 1000), micros]
}

/** For sorting: the newer moment first. */
export function newerFirst(a: string, b: string): number {
  const [seconds, micros] = microseconds(a)
  const [otherSeconds, otherMicros] = microseconds(b)
  return otherSeconds - seconds || otherMicros - micros
}
