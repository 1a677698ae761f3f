import { describe, expect, test } from 'vitest'
import { decodeFrame, encodeFrame } from '@/supabase/local/realtime/channel'

const frame = { joinRef: '1', ref: '2', topic: 'realtime:a', event: 'phx_join', payload: { a: 1 } }

describe('frames of the websocket', () => {
  test('are arrays in 2.0.0 and objects in 1.0.0', () => {
    expect(encodeFrame(frame, '2.0.0')).toBe('["1","2","realtime:a","phx_join",{"a":1}]')
    expect(JSON.parse(encodeFrame(frame, '1.0.0'))).toEqual({
      join_ref: '1',
      ref: '2',
      topic: 'realtime:a',
      event: 'phx_join',
      payload: { a: 1 },
    })
  })

  test.each(['1.0.0', '2.0.0'] as const)('are read back in %s', (version) => {
    expect(decodeFrame(encodeFrame(frame, version))).toEqual(frame)
  })

  test.each(['', 'x', 'null', '7', '[]', '{}', '["1","2",3,4,5]'])(
    'that make no sense are ignored: %s',
    (text) => {
      expect(decodeFrame(text)).toBeNull()
    },
  )
})
