export type Frame = {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
}

/** `1.0.0` sends objects, `2.0.0` arrays. */
export type ProtocolVersion = '1.0.0' | '2.0.0'

export function decodeFrame(text: string): Frame | null {
  try {
    const message = JSON.parse(text) as unknown
    const [joinRef, ref, topic, event, payload] = Array.isArray(message)
      ? (message as unknown[])
      : ['join_ref', 'ref', 'topic', 'event', 'payload'].map(
          (key) => (message as Record<string, unknown>)[key],
        )
    if (typeof topic !== 'string' || typeof event !== 'string') return null
    return {
      joinRef: typeof joinRef === 'string' ? joinRef : null,
      ref: typeof ref === 'string' ? ref : null,
      topic,
      event,
      payload: typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {},
    }
  } catch {
    return null
  }
}

export function encodeFrame(
  { joinRef, ref, topic, event, payload }: Frame,
  version: ProtocolVersion,
): string {
  return JSON.stringify(
    version === '2.0.0'
      ? [joinRef, ref, topic, event, payload]
      : { topic, event, payload, ref, join_ref: joinRef },
  )
}
