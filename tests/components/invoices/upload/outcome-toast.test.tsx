import { describe, expect, test } from 'vitest'
import { outcomeToast } from '@/components/invoices/upload/start-batch'
import type { Phase } from '@/components/invoices/upload/queue'
import type { BatchOutcome } from '@/lib/uploads/schema'

const done: Phase = { name: 'done' }
const failed = (message: string): Phase => ({ name: 'failed', message, final: false })
const duplicate: Phase = { name: 'duplicate', of: 'a.pdf', number: null }
const outcome = (automation: BatchOutcome['automation'], drive = 0): BatchOutcome => ({
  closed: true,
  files: 2,
  drive,
  automation,
})
const text = (phases: Phase[], end: BatchOutcome | null) =>
  outcomeToast({ phases, outcome: end })?.description

describe('what is said after an upload', () => {
  test('everything worked', () => {
    expect(outcomeToast({ phases: [done, done], outcome: outcome('sent', 2) })).toEqual({
      kind: 'success',
      title: '¡Archivos subidos exitosamente!',
      description: 'Se subieron 2 archivo(s) correctamente y se notificó a n8n y Google Drive',
    })
  })
  test('Drive is named only when a file got there', () => {
    expect(text([done], outcome('sent'))).toBe('Se subieron 1 archivo(s) correctamente y se notificó a n8n')
  })
  test('an automation that has not answered is not claimed to know', () => {
    expect(text([done], outcome('pending', 1))).toBe(
      'Se subieron 1 archivo(s) correctamente. Ya hay copia en Google Drive. Avisaremos a n8n en cuanto responda.',
    )
    expect(text([done], outcome('off'))).toBe('Se subieron 1 archivo(s) correctamente.')
    expect(text([done], null)).toBe('Se subieron 1 archivo(s) correctamente.')
  })
  test('a failure is told with its reason, and what arrived nevertheless', () => {
    expect(outcomeToast({ phases: [failed('Usuario no autenticado')], outcome: null })).toEqual({
      kind: 'error',
      title: 'Error al subir los archivos',
      description: 'Ocurrió un error: Usuario no autenticado',
    })
    expect(text([failed(''), done], outcome('sent'))).toBe(
      'Ocurrió un error: Error desconocido Se subieron 1 archivo(s) correctamente.',
    )
  })
  test('duplicates alone are no error and no success', () => {
    expect(outcomeToast({ phases: [duplicate], outcome: outcome('off') })?.kind).toBe('info')
  })
})
