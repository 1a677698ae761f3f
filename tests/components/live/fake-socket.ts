import { vi } from 'vitest'

type Binding = { event?: string; filter?: string; tell: (payload: unknown) => void }

/** A channel that a test drives by hand. */
export class FakeChannel {
  readonly bindings: Binding[] = []
  readonly topic: string
  state = 'closed'
  #onSystem: (message: unknown) => void = () => {}
  #onStatus: (status: string) => void = () => {}

  constructor(topic: string) {
    this.topic = topic
  }
  on(kind: string, options: { event?: string; filter?: string }, tell: (payload: unknown) => void) {
    if (kind === 'system') this.#onSystem = tell
    else this.bindings.push({ ...options, tell })
    return this
  }
  subscribe(listen: (status: string) => void) {
    this.#onStatus = listen
    return this
  }
  status(status: string) {
    this.state = status === 'SUBSCRIBED' ? 'joined' : 'errored'
    this.#onStatus(status)
  }
  system(status: string) {
    this.#onSystem({ status })
  }
  emit(payload: { eventType: string; old: unknown; new: unknown }) {
    this.bindings.find(({ event }) => event === payload.eventType)?.tell(payload)
  }
}

export class FakeSocket {
  readonly channels: FakeChannel[] = []
  readonly removed: FakeChannel[] = []
  readonly setAuth = vi.fn(async () => {})

  channel(topic: string) {
    const channel = new FakeChannel(topic)
    this.channels.push(channel)
    return channel
  }
  async removeChannel(channel: FakeChannel) {
    this.removed.push(channel)
  }
  get last(): FakeChannel {
    const channel = this.channels.at(-1)
    if (!channel) throw new Error('no channel was opened')
    return channel
  }
}
