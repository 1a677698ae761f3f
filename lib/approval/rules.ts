const hour = 3_600_000
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** How long somebody has been waiting, in the largest unit that says enough. */
export function waitingTime(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / hour)
  if (hours < 1) return 'menos de 1 hora'
  if (hours < 24) return count(hours, 'hora', 'horas')
  return count(Math.floor(hours / 24), 'día', 'días')
}
