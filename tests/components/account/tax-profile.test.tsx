import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TaxProfile } from '@/components/account/tax-profile'

test('a client without a tax profile gets a link to send the RUT in a message', () => {
  render(<TaxProfile profile={null} />)
  expect(screen.getByRole('link', { name: 'Enviar mi RUT' }).getAttribute('href')).toBe(
    '/portal/mensajes/nuevo?sobre=rut',
  )
})
