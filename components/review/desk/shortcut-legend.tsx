'use client'
import { ShortcutKeys } from '@/components/review/desk/shortcut-keys'
import { useShortcutsOn } from '@/components/review/shortcut-switch'
import { review } from '@/content/review'

/** The keys at the foot of the queue, where there is room and somebody wants them. */
export function ShortcutLegend() {
  if (!useShortcutsOn()) return null
  return (
    <ShortcutKeys
      keys={review.shortcuts.keys.slice(0, 4)}
      className="mt-auto pt-8 text-xs max-[75rem]:hidden pointer-coarse:hidden"
    />
  )
}
