import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VerifyingAccess } from '@/components/auth/verifying-access'

test('the guard says what it is doing', () => {
  render(<VerifyingAccess />)
  expect(screen.getByRole('status').textContent).toBe('Verificando acceso...')
})
