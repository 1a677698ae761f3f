import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actionCalls, openActions } from '../../scripts/checks/authz/action-calls'
import { focusCases, withoutFocusCase } from '../support/focus-cases'

const actions = [...Object.keys(actionCalls({})), ...openActions].toSorted()
/** Lower it when cases are added. */
const mostMissing = 84

test('each action has a case that checks the focus, a reason, or is known to lack one', () => {
  expect([...Object.keys(focusCases), ...withoutFocusCase].toSorted()).toEqual(actions)
  expect(withoutFocusCase.length).toBeLessThanOrEqual(mostMissing)
})

test('the named cases and browser tests exist and look at the focus', () => {
  const written = readFileSync('e2e/admin-focus.spec.ts', 'utf8')
  const missing = Object.entries(focusCases).flatMap(([action, one]) => {
    if ('cases' in one) return one.cases.filter((name) => !written.includes(`name: '${name}'`))
    if ('reason' in one) return one.reason === '' ? [action] : []
    const looks = existsSync(one.spec) && /toBeFocused|activeElement/.test(readFileSync(one.spec, 'utf8'))
    return looks ? [] : [`${action}: ${one.spec}`]
  })
  expect(missing).toEqual([])
})
