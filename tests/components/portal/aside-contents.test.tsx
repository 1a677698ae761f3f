import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AsideContents } from '@/components/portal/aside-contents'

const month = {
  title: 'Noviembre, hasta hoy',
  all: 'Cifras del mes',
  href: '/portal/facturas?tab=figures',
  figures: [{ name: 'Compras', amount: '$ 1.736.210', large: true }],
} as const

test.each([true, false])(
  'the figures of the month are beside a long queue and below a short one: %s',
  (beside) => {
    render(<AsideContents lists={[]} month={month} advisor="Diana Cárdenas" beside={beside} />)
    const inAside = within(screen.getByRole('complementary')).queryByRole('heading', { name: month.title })
    expect(inAside !== null).toBe(beside)
    expect(screen.getAllByRole('heading', { name: month.title })).toHaveLength(1)
  },
)
