import { expect, test, toast } from './support/fixtures'
import { enterAs } from './support/members'
import {
  add,
  box,
  captured,
  cutNext,
  field,
  noOverflow,
  noViolations,
  openTasks,
  remove,
  replayable,
  spoilNext,
  startEmpty,
  sum,
  write,
} from './support/tasks-page'

test.describe('tasks', () => {
  test.beforeEach(async ({ page }) => {
    await enterAs(page, { email: 'cliente@demo.co' })
    await startEmpty(page)
  })

  test(
    'a task is written, ticked off, deleted and restored, and is there after a reload',
    { tag: '@core' },
    async ({ page }) => {
      await expect(page).toHaveTitle(/^Gestión de Tareas/)
      await expect(page.getByRole('heading', { name: 'Gestión de Tareas' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'My Tasks' })).toBeVisible()
      await sum(page, '0 tasks total', '0 completed')
      await expect(add(page)).toBeDisabled()
      await write(page, 'Enviar el RUT')
      await toast(page, 'Task created')
      await write(page, 'Pagar la PILA')
      await box(page, 'Enviar el RUT').check()
      await sum(page, '2 tasks total', '1 completed')
      await remove(page, 'Enviar el RUT').click()
      await toast(page, 'Task deleted')
      await sum(page, '1 task total', '0 completed')
      await page.getByRole('button', { name: 'Undo: Enviar el RUT' }).click()
      await toast(page, 'Task restored')
      await page.reload()
      await expect(page.getByRole('checkbox')).toHaveCount(2)
      await expect(page.getByRole('checkbox').last()).toBeChecked()
      await expect(box(page, 'Enviar el RUT')).toBeChecked()
    },
  )

  test('the address /tareas opens the same tasks', async ({ page }) => {
    await write(page, 'Enviar el RUT')
    await openTasks(page, '/tareas')
    await expect(box(page, 'Enviar el RUT')).toBeVisible()
    await page.locator('summary', { hasText: 'Tu cuenta' }).click()
    const own = page.getByRole('navigation', { name: 'Tu cuenta' })
    await expect(own.getByRole('link', { name: 'Mis tareas' })).toHaveAttribute('aria-current', 'page')
  })

  test('changes in one tab appear in another at once, also a deletion', async ({ page, context }) => {
    const other = await context.newPage()
    await openTasks(other)
    const later: string[] = []
    other.on('request', (request) => request.url().endsWith('/api/tareas') && later.push(request.url()))
    await write(page, 'Enviar el RUT')
    await expect(box(other, 'Enviar el RUT')).toBeVisible()
    await box(other, 'Enviar el RUT').check()
    await expect(box(page, 'Enviar el RUT')).toBeChecked()
    await write(other, 'Pagar la PILA')
    await remove(page, 'Pagar la PILA').click()
    await expect(box(other, 'Pagar la PILA')).toHaveCount(0)
    await sum(other, '1 task total', '1 completed')
    expect(later).toEqual([])
  })

  test('two presses make one task, and a request sent again makes no other', async ({ page }) => {
    await field(page).fill('Enviar el RUT')
    const request = await captured(page, () => add(page).dblclick())
    await expect(remove(page, 'Enviar el RUT')).not.toHaveAttribute('aria-disabled')
    const again = await page.request.post(request.url(), {
      headers: await replayable(request),
      data: request.postData()!,
    })
    expect(again.status()).toBe(200)
    await page.reload()
    await sum(page, '1 task total', '0 completed')
  })

  test('the id of another person’s task does nothing', async ({ page, browser, extraHTTPHeaders }) => {
    await write(page, 'De la clienta')
    const toggled = await captured(page, () => box(page, 'De la clienta').click())
    await expect(box(page, 'De la clienta')).toBeChecked()
    const context = await browser.newContext({ ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}) })
    const stranger = await context.newPage()
    await enterAs(stranger, { email: 'asesora@demo.co' })
    const headers = await replayable(toggled)
    const data = toggled.postData()!.replace('true', 'false')
    const answer = await stranger.request.post(toggled.url(), { headers, data })
    expect(await answer.text()).toContain('"code":"not-found"')
    await openTasks(stranger)
    await expect(box(stranger, 'De la clienta')).toHaveCount(0)
    await context.close()
    await page.reload()
    await expect(box(page, 'De la clienta')).toBeChecked()
  })

  test('tasks work with the keyboard alone', async ({ page }) => {
    await field(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter a task name').first()).toBeVisible()
    await toast(page, 'Error', 'Please enter a task name')
    await page.keyboard.type('Enviar el RUT')
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await expect(remove(page, 'Enviar el RUT')).not.toHaveAttribute('aria-disabled')
    await page.keyboard.press('Tab')
    await expect(box(page, 'Enviar el RUT')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(box(page, 'Enviar el RUT')).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const undo = page.getByRole('button', { name: 'Undo: Enviar el RUT' })
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(remove(page, 'Enviar el RUT')).toBeFocused()
    await expect(box(page, 'Enviar el RUT')).toBeChecked()
  })

  const names = ['🧾👩🏽‍👩🏽‍👧🏽‍👦🏽'.repeat(8), 'إرسال الفاتورة الإلكترونية שלום', 'ñ'.repeat(200), '<b>No</b> & "sí"']

  for (const width of [1440, 390, 320]) {
    test(`at ${width} px every name fits and is accessible, in every state`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await noViolations(page)
      for (const name of names) await write(page, name)
      await box(page, names[0]!).check()
      await field(page).fill('x'.repeat(5000))
      await add(page).click()
      await toast(page, 'Error', 'Please use 200 characters at most. There are 5,000 now.')
      await remove(page, names[2]!).click()
      await expect(page.getByRole('button', { name: /^Undo: / })).toBeVisible()
      await sum(page, '3 tasks total', '1 completed')
      await noOverflow(page)
      await noViolations(page)
    })
  }
})

test.describe('failures of tasks', () => {
  // These tests use another user than the group `tasks`, because both groups change tasks at the same time.
  test.beforeEach(async ({ page }) => {
    await enterAs(page, { email: 'asesora@demo.co' })
    await startEmpty(page)
  })

  test('a change that is refused is taken back, with the reason', async ({ page }) => {
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

  test('after a lost connection the page shows only what was really stored', async ({ page }) => {
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

  test('once the session has ended elsewhere, nothing can be changed and no task is shown', async ({
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

  test('a list of tasks that cannot be loaded is retried, then says so and offers another try', async ({
    page,
  }) => {
    await write(page, 'Enviar el RUT')
    await page.goto('/portal')
    // The test replaces the list of tasks in the page's response by an error, and leaves the rest unchanged.
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
    await page.locator('summary', { hasText: 'Tu cuenta' }).click()
    await page.getByRole('link', { name: 'Mis tareas' }).click()
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
})
