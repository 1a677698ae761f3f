import { Check } from 'lucide-react'
import { messages as text } from '@/content/messages'
import type { Message } from '@/lib/messages/message'
import { readMoment } from '@/lib/messages/moments'

/** Whether the firm has seen the last thing that the client wrote. */
export function ReadReceipt({ message }: { message: Message }) {
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-xs text-green">
      {message.readAt ? <Check className="size-[1.1em]" strokeWidth={2.25} aria-hidden /> : null}
      {message.readAt ? readMoment(message.at, message.readAt) : text.thread.sent}
    </p>
  )
}
