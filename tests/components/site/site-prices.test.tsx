import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HomePage } from '@/components/site/home/home-page'
import { ServicesPage } from '@/components/site/service/services-page'
import { services, vatTotal, withVat } from '@/content/services'
import { formatPesos } from '@/lib/format/number'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/',
  useRouter: () => ({}),
}))

test.each([
  ['home', HomePage],
  ['services', ServicesPage],
])('the %s page shows each price without and with VAT', (_, Page) => {
  render(<Page />)
  for (const { title, price } of services) {
    const item = screen.getByRole('heading', { name: title }).closest('li') ?? expect.fail(title)
    const spaced = (text: string) => text.replaceAll(/\s/g, ' ')
    const shown = spaced(item.textContent ?? '')
    expect(shown).toContain(spaced(formatPesos(price.from)))
    expect(shown).toContain(spaced(vatTotal(formatPesos(withVat(price.from)))))
  }
})

test('every part of the home page has a heading', () => {
  const { container } = render(<HomePage />)
  const parts = [...container.querySelectorAll('section')]
  expect(parts.length).toBeGreaterThan(4)
  for (const part of parts) expect(within(part).queryAllByRole('heading').length).toBeGreaterThan(0)
})
