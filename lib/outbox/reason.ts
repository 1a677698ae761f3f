import { deliveriesText } from '@/content/deliveries'

const { reasons } = deliveriesText

/** `mail:unreachable` in words. A number is what the service answered. */
export function reasonWords(error: string | null): string {
  if (!error) return reasons.none
  const name = error.split(':').at(-1) ?? ''
  return Object.hasOwn(reasons, name)
    ? reasons[name as keyof typeof reasons]
    : deliveriesText.refusedWith(name)
}
