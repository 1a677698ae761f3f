import { emergencies } from '@/content/assistant/emergency'
import type { Reply } from '@/content/assistant/replies'
import { plain } from '@/lib/assistant/texts'

/** Returns a reply with an emergency number if the message tells of danger to somebody's life; else null. */
export function emergencyReply(typed: string): Reply | null {
  const text = plain(typed)
  return emergencies.find(({ danger, not }) => danger.test(text) && !not?.test(text))?.reply ?? null
}
