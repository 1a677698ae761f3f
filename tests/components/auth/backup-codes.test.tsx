import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BackupCodeForm } from '@/components/auth/backup-code-form'
import { KeepBackupCodes } from '@/components/auth/backup-codes'
import { errorMessages } from '@/content/errors'

const held = vi.hoisted(() => ({ useBackupCodeAction: vi.fn() }))
vi.mock('@/lib/auth/actions', () => held)

const codes = ['7KQ2M-XW9ZD', '00000-11111']

test('backup codes are copied as a list that says what they are for', async () => {
  const user = userEvent.setup()
  render(<KeepBackupCodes codes={codes} />)
  await user.click(screen.getByRole('button', { name: 'Copiar códigos' }))
  await screen.findByRole('button', { name: 'Códigos copiados' })
  const copied = await navigator.clipboard.readText()
  expect(copied).toContain(codes.join('\n'))
  expect(copied).toContain('Cada código sirve una sola vez.')
})

test('backup codes are printed alone, without the rest of the page', async () => {
  const user = userEvent.setup()
  render(<KeepBackupCodes codes={codes} />)
  await user.click(screen.getByRole('button', { name: 'Imprimir' }))
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Códigos de respaldo"]')
  expect(frame?.contentDocument?.body.textContent).toContain(codes.join('\n'))
  frame?.contentWindow?.dispatchEvent(new Event('afterprint'))
  expect(document.querySelector('iframe')).toBeNull()
})

test('an incomplete backup code is not sent, and a wrong one is marked at its field', async () => {
  const user = userEvent.setup()
  held.useBackupCodeAction.mockResolvedValue({
    ok: false,
    code: 'wrong-backup-code',
    message: errorMessages['wrong-backup-code'],
  })
  render(<BackupCodeForm next={null} />)
  await user.click(screen.getByText('¿Perdiste el teléfono? Usa un código de respaldo'))
  const field = screen.getByLabelText('Código de respaldo')
  await user.type(field, '7KQ2M{Enter}')
  screen.getByText('Escribe las diez letras y números del código.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(held.useBackupCodeAction).not.toHaveBeenCalled()
  await user.type(field, 'xw9zd{Enter}')
  expect(held.useBackupCodeAction).toHaveBeenCalledWith({ code: '7KQ2MXW9ZD' })
  await screen.findByText(/no es correcto o ya se usó/)
  expect(document.activeElement).toBe(field)
})
