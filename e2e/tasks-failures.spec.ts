import { expect, test } from './support/fixtures'
import { signIn } from './support/sign-in'
import {
  add,
  box,
  cutNext,
  field,
  noViolations,
  openTasks,
  remove,
  spoilNext,
  startEmpty,
  sum,
  toast,
  write,
} from './support/tasks-page'

// Not the client of the other journeys of tasks: both files run at the same time.
test.beforeEach(async ({ page }) => {
  await signIn(page, 'asesora@demo.co')
  await startEmpty(page)
})

test('what the server refuses goes back and says why', async ({ page }) => {
  await write(page, 'Enviar el RUT')
  await spoilNext(page, /"at":\d+/, '"at":1')
  await field(page).fill('Otra')
  await add(page).click()
  await toast(page, 'Error creating task')
  await expect(field(page)).toHaveValue('Otra')
  await spoilNext(page, /"id":"[^"]+"/, `"id":"${crypto.randomUUID()}"`)
  await box(page, 'Enviar el RUT').click()
  await toast(page, 'Error updating task', 'No encontramos lo que buscas.')
  await expect(box(page, 'Enviar el RUT')).not.toBeChecked()
  await spoilNext(page, /"id":"[^"]+"/, '"id":"x"')
  await remove(page, 'Enviar el RUT').click()
  await toast(page, 'Error deleting task')
  await expect(remove(page, 'Enviar el RUT')).toBeFocused()
  await sum(page, '1 task total', '0 completed')
})

test('a cut line: nothing is believed to have happened that has not', { tag: '@core' }, async ({ page }) => {
  await write(page, 'Enviar el RUT')
  await cutNext(page)
  await field(page).fill('Otra')
  await add(page).click()
  await toast(page, 'Unexpected error', 'Task could not be created')
  await expect(field(page)).toHaveValue('Otra')
  await cutNext(page)
  await box(page, 'Enviar el RUT').click()
  await toast(page, 'Unexpected error', 'Task could not be updated')
  await expect(box(page, 'Enviar el RUT')).not.toBeChecked()
  await cutNext(page)
  await remove(page, 'Enviar el RUT').click()
  await toast(page, 'Unexpected error', 'Task could not be deleted')
  await expect(box(page, 'Enviar el RUT')).toBeVisible()
  await add(page).click()
  await toast(page, 'Task created')
  await sum(page, '2 tasks total', '0 completed')
})

test('once the session has ended elsewhere, nothing can be changed and nothing is shown', async ({
  page,
  context,
}) => {
  await write(page, 'Enviar el RUT')
  const session = await context.cookies()
  const attempts = [
    [
      'create',
      () =>
        field(page)
          .fill('Otra')
          .then(() => add(page).click()),
    ],
    ['update', () => box(page, 'Enviar el RUT').click()],
    ['delete', () => remove(page, 'Enviar el RUT').click()],
  ] as const
  for (const [verb, attempt] of attempts) {
    await context.clearCookies()
    await attempt()
    await toast(page, 'Authentication error', `You must be logged in to ${verb} tasks`)
    await expect(page.getByText('Log in to see your tasks')).toBeVisible()
    await expect(add(page)).toBeDisabled()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    if (verb === 'create') await noViolations(page)
    await context.addCookies(session)
    await openTasks(page)
  }
  await sum(page, '1 task total', '0 completed')
})

test('a list that cannot be read is asked for again, then says so and offers it', async ({ page }) => {
  test.slow()
  await write(page, 'Enviar el RUT')
  await page.goto('/portal')
  // The page's own reading, failed: the rest of the answer is the server's.
  const failed = '{"ok":false,"code":"unavailable","message":"El servicio no responde."}'
  await page.route(/\/portal\/tareas\?.*_rsc=/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/\{"ok":true,"data":\[.*?\]\}/, failed)
    await route.fulfill({ response, body })
  })
  const asked: string[] = []
  await page.route('**/api/tareas', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 503, contentType: 'application/json', body: failed })
  })
  await page.getByRole('link', { name: 'Tareas' }).click()
  await expect(page.getByText('Loading tasks...')).toBeVisible()
  await expect(add(page)).toBeDisabled()
  await toast(page, 'Error loading tasks', 'El servicio no responde.')
  await expect(page.getByRole('alert').filter({ hasText: 'Tasks could not be loaded' })).toBeVisible()
  expect(asked.length).toBeGreaterThanOrEqual(4)
  await noViolations(page)
  await page.unroute('**/api/tareas')
  await page.route('**/api/tareas', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await toast(page, 'Unexpected error', 'Tasks could not be loaded')
  await page.unroute('**/api/tareas')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(box(page, 'Enviar el RUT')).toBeVisible()
})
