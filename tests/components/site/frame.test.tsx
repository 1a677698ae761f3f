import { hydrateRoot } from 'react-dom/client'
import { renderToString, renderToStaticMarkup } from 'react-dom/server'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHash } from 'node:crypto'
import { HeaderBar, NavLink } from '@/components/site/header/header-bar'
import { MainNav } from '@/components/site/header/main-nav'
import { CookieBanner } from '@/components/site/cookie-banner'
import { hint } from '@/components/site/hint'
import { InlineScript } from '@/components/site/inline-script'
import { missedFiles } from '@/components/site/missed-files'
import { scriptHashes } from '@/lib/http/content-security-policy'

vi.mock('next/navigation', () => ({ usePathname: () => '/nosotros' }))

describe('the header', () => {
  afterEach(cleanup)

  const scrollTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
    act(() => void window.dispatchEvent(new Event('scroll')))
  }

  test('changes after more than 10 px of scroll', () => {
    render(<HeaderBar>Nogal</HeaderBar>)
    const bar = screen.getByRole('banner')
    scrollTo(10)
    expect(bar.hasAttribute('data-scrolled')).toBe(false)
    scrollTo(11)
    expect(bar.hasAttribute('data-scrolled')).toBe(true)
    scrollTo(0)
    expect(bar.hasAttribute('data-scrolled')).toBe(false)
  })

  test('marks the link of the current page', () => {
    render(
      <NavLink href="/nosotros" className="">
        Nosotros
      </NavLink>,
    )
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page')
  })

  const openMenu = () => {
    render(<MainNav />)
    const summary = screen.getByText('Servicios')
    const menu = summary.closest('details')
    if (!menu) throw new Error('no menu')
    return { summary, menu }
  }

  test('has a services menu with the six services and a link to all of them', () => {
    const { menu } = openMenu()
    const paths = [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(paths).toHaveLength(7)
    expect(paths).toContain('/servicios')
    expect(paths).toContain('/servicios/revisoria-fiscal')
  })

  test('opens the services menu if the mouse was over it before the script loaded', () => {
    const over = vi.spyOn(HTMLDetailsElement.prototype, 'matches').mockReturnValue(true)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const { menu } = openMenu()
    expect(menu.open).toBe(true)
    over.mockRestore()
    vi.unstubAllGlobals()
  })

  test('opens the menu when a mouse points at it; a click keeps it open, and leaving closes it', () => {
    const { summary, menu } = openMenu()
    fireEvent.pointerEnter(menu, { pointerType: 'mouse' })
    expect(menu.open).toBe(true)
    fireEvent.click(summary, { detail: 1 })
    expect(menu.open).toBe(true)
    fireEvent.pointerLeave(menu, { pointerType: 'mouse' })
    expect(menu.open).toBe(false)
  })

  test('does not open the menu when a finger passes over it', () => {
    const { menu } = openMenu()
    fireEvent.pointerEnter(menu, { pointerType: 'touch' })
    expect(menu.open).toBe(false)
  })

  test('closes the menu with Escape, and returns the focus', async () => {
    const { summary, menu } = openMenu()
    menu.open = true
    menu.querySelector('a')?.focus()
    await userEvent.keyboard('{Escape}')
    expect(menu.open).toBe(false)
    expect(document.activeElement).toBe(summary)
  })

  test('closes the menu when the focus moves away, after a press outside and after following a link', () => {
    const { menu } = openMenu()
    menu.open = true
    act(() => screen.getByRole('link', { name: 'Nosotros' }).focus())
    expect(menu.open).toBe(false)
    menu.open = true
    fireEvent.pointerDown(document.body)
    expect(menu.open).toBe(false)
    menu.open = true
    const link = menu.querySelector('a')
    if (link) fireEvent.click(link)
    expect(menu.open).toBe(false)
  })

  test('keeps a menu open that was opened before the script loaded', async () => {
    const page = <MainNav />
    const frame = document.createElement('div')
    frame.innerHTML = renderToString(page)
    document.body.append(frame)
    const menu = frame.querySelector('details')!
    menu.open = true
    await act(async () => void hydrateRoot(frame, page))
    expect(menu.open).toBe(true)
    frame.remove()
  })
})

describe('the notice of cookies', () => {
  const banner = () => screen.queryByRole('region', { name: 'Aviso de cookies' })

  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  test('appears one second after the page', () => {
    render(<CookieBanner />)
    act(() => vi.advanceTimersByTime(999))
    expect(banner()).toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(banner()).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Ver Políticas' }).getAttribute('href')).toBe('/politica-cookies')
  })

  test.each(['Aceptar', 'Cerrar'])('is hidden for good by «%s», which stores the choice', (name) => {
    render(<CookieBanner />)
    act(() => vi.advanceTimersByTime(1000))
    fireEvent.click(screen.getByRole('button', { name }))
    expect(banner()).toBeNull()
    expect(localStorage.getItem('cookiesAccepted')).toBe('true')
    cleanup()
    render(<CookieBanner />)
    act(() => vi.advanceTimersByTime(5000))
    expect(banner()).toBeNull()
  })
})

describe('scripts in the page', () => {
  test('cannot be ended early by their data', () => {
    const html = renderToStaticMarkup(<InlineScript data={{ name: '</script><script>alert(1)</script>' }} />)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    const json = html.replace(/^<script[^>]*>/, '').replace('</script>', '')
    expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' })
  })

  // The inline scripts at the top of a page carry no nonce, so the policy must allow them by their hashes.
  test('at the top of the page are allowed by the policy of answers with a nonce', () => {
    const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
    expect(scriptHashes).toEqual([hash(hint), hash(missedFiles)])
  })
})
