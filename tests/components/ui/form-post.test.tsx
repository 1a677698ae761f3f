import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { useFormPost } from '@/components/ui/use-form-post'

let answer: (error: string | undefined) => void

function Form() {
  const [error, setError] = useState<string>()
  const { busy, onSubmit } = useFormPost(async () => {
    setError(await new Promise((resolve) => (answer = resolve)))
  })
  return (
    <form onSubmit={onSubmit}>
      <Field label="Correo" error={error}>
        {(control) => <Input {...control} name="email" />}
      </Field>
      <Button type="submit" busy={busy}>
        Enviar
      </Button>
    </form>
  )
}

const field = () => screen.getByLabelText('Correo')
const button = () => screen.getByRole('button')
const answered = (error?: string) => act(async () => answer(error))

test('a field that is refused gets the focus after its form was sent', async () => {
  render(<Form />)
  await userEvent.click(button())
  await answered('Escribe el correo.')
  expect(document.activeElement).toBe(field())
})

test('the pressed button gets the focus back, also in browsers that do not focus a pressed button', async () => {
  render(<Form />)
  for (const press of [() => userEvent.click(button()), async () => act(() => button().click())]) {
    button().blur()
    await press()
    button().blur()
    await answered()
    expect(document.activeElement).toBe(button())
  }
})

test('the focus stays where the person has moved it while the form was sent', async () => {
  render(<Form />)
  await userEvent.click(button())
  field().focus()
  await answered()
  expect(document.activeElement).toBe(field())
})
