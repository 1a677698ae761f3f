import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AuthProvider, useAuth } from '@/components/auth/auth-provider'
import { VerifyingAccess } from '@/components/auth/verifying-access'

vi.mock('next/navigation', () => ({ usePathname: () => '/' }))

describe('the signed-in person', () => {
  function Who() {
    const { name, known } = useAuth()
    return <p>{known ? (name ?? 'nadie') : '…'}</p>
  }
  const page = (
    <AuthProvider>
      <Who />
    </AuthProvider>
  )
  const look = () => act(() => window.dispatchEvent(new Event('focus')))

  afterEach(() => {
    cleanup()
    document.cookie = 'hint=; max-age=0'
    delete document.documentElement.dataset.in
    vi.restoreAllMocks()
  })

  test('cannot be asked for outside of the provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Who />)).toThrow('useAuth must be used within an AuthProvider')
  })

  test('is unknown in the static page, and is read from the cookie in the browser', () => {
    document.cookie = `hint=${encodeURIComponent('maría.peña')}`
    expect(renderToString(page)).toContain('…')
    render(page)
    expect(screen.getByText('maría.peña')).toBeDefined()
    expect(document.documentElement.hasAttribute('data-in')).toBe(true)
  })

  test('is nobody without the cookie', () => {
    document.documentElement.dataset.in = ''
    render(page)
    expect(screen.getByText('nadie')).toBeDefined()
    expect(document.documentElement.hasAttribute('data-in')).toBe(false)
  })

  test('is nobody after a sign-out in another tab, once the tab is looked at again', () => {
    document.cookie = 'hint=laura'
    render(page)
    document.cookie = 'hint=; max-age=0'
    look()
    expect(screen.getByText('nadie')).toBeDefined()
  })

  test('is nobody when the cookie cannot be read', () => {
    document.cookie = 'hint=%E0%A4%A'
    render(page)
    expect(screen.getByText('nadie')).toBeDefined()
  })
})

describe('the guard of protected pages', () => {
  test('says that it is checking the access', () => {
    render(<VerifyingAccess />)
    expect(screen.getByRole('status').textContent).toBe('Verificando acceso...')
  })
})
