import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { schemaResolver, showFieldErrors } from '@/components/ui/schema-resolver'
import { useFormAct } from '@/components/ui/use-form-act'
import { useFormPost } from '@/components/ui/use-form-post'
import type { Result } from '@/lib/result'

const send = vi.fn<(input: unknown) => Promise<Result<null>>>()
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const schema = z.strictObject({
  name: z.string().trim().min(2, 'Escribe el nombre.'),
  email: z.string().includes('@', { message: 'Sin arroba.' }),
})

function Plain() {
  const { busy, error, props } = useFormAct({ schema, send, failed: 'No se guardó' })
  return (
    <form {...props}>
      <Field label="Nombre" error={error('name')}>
        {(control) => <Input {...control} name="name" />}
      </Field>
      <Field label="Correo" error={error('email')}>
        {(control) => <Input {...control} name="email" />}
      </Field>
      <Button type="submit" busy={busy}>
        Guardar
      </Button>
    </form>
  )
}

function Rich() {
  const form = useForm({ resolver: schemaResolver(schema), defaultValues: { name: '', email: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(async (input) => {
    const answer = await send(input)
    if (!answer.ok) showFieldErrors(form, answer.fields)
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field label="Nombre" error={errors.name?.message}>
        {(control) => <Input {...control} {...form.register('name')} />}
      </Field>
      <Field label="Correo" error={errors.email?.message}>
        {(control) => <Input {...control} {...form.register('email')} />}
      </Field>
      <Button type="submit">Guardar</Button>
    </form>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const invalid = () =>
  ['Nombre', 'Correo'].filter((label) => field(label).getAttribute('aria-invalid') === 'true')
const described = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }))

test.each([
  ['a plain form', Plain],
  ['a form of react-hook-form', Rich],
])(
  '%s marks what its schema and the server refuse, and moves the focus to the first such field',
  async (_, Form) => {
    render(<Form />)
    await save()
    await waitFor(() => expect(invalid()).toEqual(['Nombre', 'Correo']))
    expect([described('Nombre'), described('Correo')]).toEqual(['Escribe el nombre.', 'Sin arroba.'])
    expect(document.activeElement).toBe(field('Nombre'))
    expect(send).not.toHaveBeenCalled()

    await userEvent.type(field('Nombre'), ' Ana ')
    await waitFor(() => expect(invalid()).toEqual(['Correo']))
    await userEvent.type(field('Correo'), 'ana@empresa.example')
    const fields = { email: 'Ya es de otra persona.' }
    send.mockResolvedValue({ ok: false, code: 'invalid-input', message: 'Mal.', fields })
    await save()
    await waitFor(() => expect(described('Correo')).toBe('Ya es de otra persona.'))
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Ana', email: 'ana@empresa.example' })
    await waitFor(() => expect(document.activeElement).toBe(field('Correo')))
  },
)

test('a form that works without script is sent once, and its first invalid field gets the focus', async () => {
  const answer = Promise.withResolvers<void>()
  const post = vi.fn(() => answer.promise)
  function Posted() {
    const { busy, ...form } = useFormPost(post)
    return (
      <form {...form}>
        <Field label="Nombre" error={undefined}>
          {(control) => <Input {...control} name="name" />}
        </Field>
        <Field label="Correo" error={post.mock.calls.length > 0 && !busy ? 'Sin arroba.' : undefined}>
          {(control) => <Input {...control} name="email" />}
        </Field>
        <Button type="submit" busy={busy}>
          Guardar
        </Button>
      </form>
    )
  }
  render(<Posted />)
  await userEvent.type(field('Nombre'), 'Ana{Enter}')
  field('Nombre').form?.requestSubmit()
  expect(post).toHaveBeenCalledOnce()
  await act(async () => answer.resolve())
  await waitFor(() => expect(document.activeElement).toBe(field('Correo')))
  expect(field('Nombre').value).toBe('Ana')
})
