import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actionCalls, openActions } from '../../scripts/checks/authz/action-calls'
import { focusCases, focusHolders } from '../support/focus-cases'

const actions = [...Object.keys(actionCalls({})), ...openActions].toSorted()
const source = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

test('each server action is listed with what keeps the focus after it', () => {
  expect(Object.keys(focusCases).toSorted()).toEqual(actions)
})

test('the listed cases, browser tests and components exist and keep the focus', () => {
  const written = source('e2e/admin-focus.spec.ts') + source('e2e/client-focus.spec.ts')
  const holds = new RegExp(`\\b(?:${Object.keys(focusHolders).join('|')})\\b[(<\\n]`)
  const missing = Object.entries(focusCases).flatMap(([action, one]) => {
    if ('cases' in one) return one.cases.filter((name) => !written.includes(`name: '${name}'`))
    if ('reason' in one) return one.reason === '' ? [action] : []
    if ('component' in one) {
      const text = source(one.component)
      return new RegExp(`\\b${action}\\b`).test(text) && holds.test(text)
        ? []
        : [`${action}: ${one.component}`]
    }
    return /toBeFocused|activeElement/.test(source(one.spec)) ? [] : [`${action}: ${one.spec}`]
  })
  expect(missing).toEqual([])
})

test('each component that keeps the focus uses a hook that returns it', () => {
  const base = /\b(?:useAct|useFocusBack|useFormPost)\(/
  const without = Object.entries(focusHolders).filter(
    ([name, file]) => !source(file).includes(`function ${name}`) || !base.test(source(file)),
  )
  expect(without).toEqual([])
})

test.each([
  'components/admin/admin-frame.tsx',
  'components/portal/portal-frame.tsx',
  'components/auth/access-frame.tsx',
])('%s includes the component that moves the focus when a pressed button disappears', (frame) => {
  expect(source(frame)).toContain('<FocusKeeper />')
})
