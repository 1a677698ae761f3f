import { reviewDelivery, type Delivery, type ReviewedFile } from '@/lib/einvoice/review-delivery'
import type { AnchorEntry } from '@/lib/einvoice/signature/trust'

export type Answer = { ready: true } | { file: ReviewedFile } | { done: true }

const say = (answer: Answer) => self.postMessage(answer)

self.addEventListener('message', ({ data }: MessageEvent<Delivery>) => {
  void answer(data)
})
const anchors = ownAnchors()
void anchors.then(() => say({ ready: true }))

async function answer(delivery: Delivery): Promise<void> {
  for await (const file of reviewDelivery({ ...delivery, anchors: await anchors })) say({ file })
  say({ done: true })
}

/** Returns the authorities that the firm added; if the request fails, only the built-in authorities are trusted. */
async function ownAnchors(): Promise<AnchorEntry[]> {
  try {
    const answer = await fetch('/api/autoridades')
    return answer.ok ? ((await answer.json()) as AnchorEntry[]) : []
  } catch {
    return []
  }
}
