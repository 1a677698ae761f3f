import { reviewDelivery, type Delivery, type ReviewedFile } from '@/lib/einvoice/review-delivery'

/** What the worker says: that it is there, each file as soon as it is read, and that no more will come. */
export type Answer = { ready: true } | { file: ReviewedFile } | { done: true }

const say = (answer: Answer) => self.postMessage(answer)

self.addEventListener('message', ({ data }: MessageEvent<Delivery>) => {
  void answer(data)
})
say({ ready: true })

async function answer(delivery: Delivery): Promise<void> {
  for await (const file of reviewDelivery(delivery)) say({ file })
  say({ done: true })
}
