import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setConnectionState, connectionState } from '@/components/live/connection-state'
import { ConnectionStrip, steadyPageData } from '@/components/live/connection-strip'
import { frame } from '@/content/navigation'

describe('the strip about the connection', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
    setConnectionState('idle')
  })

  test('shows an interruption after three seconds, and disappears when the connection is back', () => {
    render(<ConnectionStrip />)
    act(() => setConnectionState('lost'))
    expect(screen.queryByText(frame.connection.waiting)).toBeNull()
    act(() => vi.advanceTimersByTime(3000))
    expect(screen.getByText(frame.connection.waiting)).toBeDefined()
    act(() => setConnectionState('live'))
    expect(screen.queryByText(frame.connection.waiting)).toBeNull()
  })

  test('says that there is no network, and how old the page is', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<ConnectionStrip />)
    act(() => vi.advanceTimersByTime(3000))
    expect(screen.getByRole('status').textContent).toMatch(
      /^Sin conexión. Puedes seguir leyendo. Última copia: \d+:\d\d [ap].m.$/,
    )
  })
})

describe('page data', () => {
  const network = vi.fn<typeof fetch>()
  const cut = new TypeError('Failed to fetch')
  const pageData = { headers: { rsc: '1' } }
  let end: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', network)
    setConnectionState('live')
    end = steadyPageData()
  })
  afterEach(() => {
    end()
    network.mockReset()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('is requested again when it was cut off, and the connection is shown as lost meanwhile', async () => {
    network.mockRejectedValueOnce(cut).mockRejectedValueOnce(cut).mockResolvedValueOnce(new Response('page'))
    const answer = fetch('/portal', pageData)
    await vi.advanceTimersByTimeAsync(0)
    expect(connectionState()).toBe('lost')
    await vi.advanceTimersByTimeAsync(999)
    expect(network).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(network).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await (await answer).text()).toBe('page')
    expect(connectionState()).toBe('live')
  })

  test('is requested at once when the network returns', async () => {
    network.mockRejectedValueOnce(cut).mockResolvedValueOnce(new Response('page'))
    const answer = fetch('/portal', pageData)
    await vi.advanceTimersByTimeAsync(0)
    window.dispatchEvent(new Event('online'))
    expect((await answer).ok).toBe(true)
  })

  test.each([
    ['a call of ours', {}],
    ['an action', { method: 'POST', headers: { rsc: '1', 'next-action': 'x' } }],
    ['what was called off', { ...pageData, signal: AbortSignal.abort() }],
  ])('fails at once, without another try, for %s', async (_, init) => {
    network.mockRejectedValue(cut)
    await expect(fetch('/portal', init)).rejects.toBe(cut)
    expect(network).toHaveBeenCalledOnce()
  })
})
