import type { DemoClient } from './clients'
import { admin, call, stableId, type Person } from './session'

const written = async (thread: string) => {
  const rows = await call(admin.from('messages').select('id').eq('thread_id', thread))
  return new Set(rows.map(({ id }) => id))
}

/** Both sides read before they write; the last line stays unread. */
export async function talk(client: Person, firm: Person, { threads }: DemoClient): Promise<void> {
  for (const { subject, lines } of threads) {
    const thread = stableId(subject)
    const known = await written(thread)
    for (const [at, [by, words]] of lines.entries()) {
      const line = { message: stableId(`${subject} ${at}`), thread, words }
      if (known.has(line.message)) continue
      if (by === 'client') {
        if (at > 0) await call(client.db.rpc('read_thread', { thread }))
        await call(client.db.rpc('send_message', { ...line, subject }))
      } else if (at === 0) {
        await call(firm.db.rpc('begin_thread_as_firm', { ...line, subject, client: client.id }))
      } else {
        await call(firm.db.rpc('read_thread_as_firm', { thread }))
        await call(firm.db.rpc('answer_message', line))
      }
    }
  }
}
