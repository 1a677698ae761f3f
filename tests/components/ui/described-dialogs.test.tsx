import { globSync, readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { ReasonDialog } from '@/components/ui/reason-dialog'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  unstable_rethrow: () => undefined,
}))
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

/** Returns what a screen reader says when the dialog opens: name, description and the button with the focus. */
function said() {
  const dialog = screen.getByRole('dialog')
  const textOf = (attribute: string) =>
    dialog
      .getAttribute(attribute)
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
  return [textOf('aria-labelledby'), textOf('aria-describedby'), document.activeElement?.textContent]
}

test('a screen reader says what will be lost, and the focus is on the button that keeps it', () => {
  render(
    <ConfirmDialog
      title="¿Quitar el filtro?"
      confirm="Quitar"
      keep="Dejarlo"
      onConfirm={vi.fn()}
      onClose={vi.fn()}
    >
      Se quita para todos.
    </ConfirmDialog>,
  )
  expect(said()).toEqual(['¿Quitar el filtro?', 'Se quita para todos.', 'Dejarlo'])
})

test('a screen reader says what is taken back before a reason is asked for', () => {
  const text = {
    title: '¿Anular el cobro?',
    text: 'El cliente ya no lo verá.',
    reason: 'Motivo',
    short: '',
    confirm: 'Anular',
    keep: 'Volver',
    done: '',
    failed: '',
  }
  render(<ReasonDialog text={text} maxLength={300} work={vi.fn()} onClose={vi.fn()} />)
  expect(said().slice(0, 2)).toEqual(['¿Anular el cobro?', 'El cliente ya no lo verá.'])
})

const files = globSync('{app,components}/**/*.tsx').map((file) => [file, readFileSync(file, 'utf8')] as const)

test('every dialog has a name, and one that begins with a sentence is described by it', () => {
  const dialogs = files.flatMap(([file, source]) =>
    [...source.matchAll(/<(?:Draft)?Modal\n([^]*?)>\n([^]*?)(?:<\/Modal>|$)/g)].map(
      ([, props = '', inside = '']) => ({ file, props, inside }),
    ),
  )
  expect(dialogs.length).toBeGreaterThan(12)
  const nameless = dialogs.filter(
    ({ file, props }) =>
      !/aria-label(?:ledby)?=|\{\.\.\.rest\}/.test(props) && file !== 'components/ui/modal.tsx',
  )
  expect(nameless.map(({ file }) => file)).toEqual([])
  const silent = dialogs.filter(
    ({ props, inside }) =>
      /<\/h2>\s*(?:\{text \? \(\s*)?<(?:p|div)\b/.test(inside) && !/aria-describedby/.test(props),
  )
  expect(silent.map(({ file }) => file)).toEqual([])
})

test('no label or description refers to an id that does not exist', () => {
  const all = files.map(([, source]) => source).join('\n')
  const lost = files.flatMap(([file, source]) =>
    [
      ...source.matchAll(
        /(?:aria-(?:labelledby|describedby|controls)|htmlFor)=(?:"([\w-]+)"|\{(`\$\{id\}-\w+`)\})/g,
      ),
    ].flatMap(([, literal, made]) =>
      (
        literal
          ? new RegExp(`[iI]d(?:=|: | = )["']${literal}["']`).test(all)
          : source.includes(`id={${made}}`)
      )
        ? []
        : [`${file}: ${literal ?? made}`],
    ),
  )
  expect(lost).toEqual([])
})
