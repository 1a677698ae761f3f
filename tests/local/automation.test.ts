import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { startAutomation } from '@/supabase/local/fake-services/start-automation'
import { freshFolder, orderFault } from './fake-services'

const secret = `whsec_${Buffer.from('una clave de prueba de 32 bytes!').toString('base64')}`

const open = async (dataDir: string) => {
  const automation = await startAutomation({ port: 0, dataDir, secret })
  onTestFinished(automation.stop)
  return automation.url
}
const post = (url: string, id: string, key = secret, at = new Date()) => {
  const body = JSON.stringify({ upload_count: 1 })
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(key).sign(id, at, body),
  }
  return fetch(`${url}/hook`, { method: 'POST', headers, body })
}
const calls = async (url: string) => (await fetch(`${url}/api/calls`)).json()

test('a signed call is kept once however often it is delivered, across a restart', async () => {
  const folder = await freshFolder()
  const first = await startAutomation({ port: 0, dataDir: folder, secret })
  await Promise.all([post(first.url, 'a'), post(first.url, 'a')])
  await first.stop()
  const url = await open(folder)
  expect((await post(url, 'a')).status).toBe(200)
  expect(await calls(url)).toMatchObject([{ id: 'a', deliveries: 3, payload: { upload_count: 1 } }])
  expect(await (await fetch(url)).text()).toContain('3 entregas')
})

test('a wrong key and a call of an hour ago are refused and not kept', async () => {
  const url = await open(await freshFolder())
  const otherKey = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
  expect((await post(url, 'a', otherKey)).status).toBe(401)
  expect((await post(url, 'a', secret, new Date(Date.now() - 3_600_000))).status).toBe(401)
  expect(await calls(url)).toEqual([])
})

test('faults hit as often as ordered; a hang-up after accepting keeps the call', async () => {
  const url = await open(await freshFolder())
  await orderFault(url, { mode: '429', times: 1, retryAfter: 7 })
  const limited = await post(url, 'a')
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
  expect((await post(url, 'a')).status).toBe(200)
  await orderFault(url, { mode: 'hangup', times: 1 })
  await expect(post(url, 'b')).rejects.toThrow()
  await orderFault(url, { mode: 'noise', times: 1 })
  await expect(post(url, 'b')).rejects.toThrow()
  expect(await calls(url)).toHaveLength(1)
  await orderFault(url, { mode: 'hangup-after', times: 1 })
  await expect(post(url, 'c')).rejects.toThrow()
  expect(await calls(url)).toHaveLength(2)
})

test('an unknown fault and an order that is not JSON are refused', async () => {
  const url = await open(await freshFolder())
  await expect(orderFault(url, { mode: 'explota' })).rejects.toThrow('mode must be one of')
  expect((await fetch(`${url}/__faults`, { method: 'POST', body: '{"mode":"500"}' })).status).toBe(415)
})
