type Settings = { title: string; text: string; page: string; icon: string }

type Message = { title: string; body: string; href: string; tag: string }
type Window = { url: string; focus: () => Promise<unknown> }
type Pushed = { data: { json: () => unknown } | null; waitUntil: (work: Promise<unknown>) => void }
type Clicked = {
  notification: { data: unknown; close: () => void }
  waitUntil: (work: Promise<unknown>) => void
}

type Worker = {
  addEventListener: ((type: 'push', listen: (event: Pushed) => void) => void) &
    ((type: 'notificationclick', listen: (event: Clicked) => void) => void)
  location: { origin: string }
  registration: { showNotification: (title: string, options: object) => Promise<void> }
  clients: {
    matchAll: (options: object) => Promise<readonly Window[]>
    openWindow: (url: string) => Promise<unknown>
  }
}

/** This function is sent to the browser as text, so it can use only its own parameters. */
export function pushWorker(self: Worker, settings: Settings): void {
  self.addEventListener('push', (event) => {
    const { title, body, href, tag } = read(event)
    const options = { body, tag, data: { href }, icon: settings.icon, lang: 'es-CO' }
    event.waitUntil(self.registration.showNotification(title, options))
  })

  self.addEventListener('notificationclick', (event) => {
    const { data } = event.notification
    event.notification.close()
    event.waitUntil(open((data as { href?: unknown } | null)?.href))
  })

  /** An unreadable push shows general words, because browsers withdraw the permission when a push shows nothing. */
  function read(event: Pushed): Message {
    let given: Partial<Record<keyof Message, unknown>> = {}
    try {
      given = Object(event.data?.json())
    } catch {
      // A push that is no JSON leaves `given` empty, so the message gets the title, text and page of `settings`.
    }
    const text = (value: unknown, otherwise: string) =>
      typeof value === 'string' && value ? value : otherwise
    return {
      title: text(given.title, settings.title),
      body: text(given.body, settings.text),
      href: text(given.href, settings.page),
      tag: text(given.tag, 'novedades'),
    }
  }

  /** Opens a page of this site, or goes to a window that already shows the page; never opens another site. */
  async function open(href: unknown): Promise<void> {
    const wanted = URL.canParse(String(href), self.location.origin)
      ? new URL(String(href), self.location.origin)
      : null
    const url = wanted?.origin === self.location.origin ? wanted.href : self.location.origin + settings.page
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    await (windows.find((one) => one.url === url)?.focus() ?? self.clients.openWindow(url))
  }
}
