import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { postBatch, type BatchContent } from '@/lib/automation/notify-batch'
import { postCall } from '@/lib/deliveries/post-call'
import { isPrivateAddress, isPublicIp, publicLookup } from '@/lib/http/public-address'
import { startAutomation, type KeptCall } from '@/supabase/local/fake-services/start-automation'
import { freshFolder, orderFault } from '../../local/fake-services'
import { env } from '../deliveries/test-env'

vi.mock('@/lib/env', () => import('../deliveries/test-env'))

describe('the call to the automation about a batch', () => {
  const content: BatchContent = {
    user_id: randomUUID(),
    user_email: 'laura@empresa.example',
    timestamp: '2026-11-20T15:00:00.000Z',
    upload_count: 1,
    files: [
      {
        fileName: 'año.pdf',
        fileType: 'application/pdf',
        fileSize: 9,
        publicUrl: 'https://x.example/a',
        googleDriveLink: null,
      },
    ],
  }
  let service = ''
  const calls = async () => (await (await fetch(`${service}/api/calls`)).json()) as KeptCall[]

  beforeEach(async () => {
    const secret = env.AUTOMATION_WEBHOOK_SECRET ?? ''
    const automation = await startAutomation({ port: 0, dataDir: await freshFolder(), secret })
    onTestFinished(automation.stop)
    service = automation.url
    env.AUTOMATION_WEBHOOK_URL = `${service}/hook`
    env.SUPABASE_URL = 'http://127.0.0.1:1'
  })

  test('has exactly the fields of the specification, and a valid signature', async () => {
    const id = randomUUID()
    await postBatch(id, content)
    expect(await calls()).toMatchObject([{ id, deliveries: 1 }])
    expect((await calls())[0]?.payload).toEqual(content)
  })

  test('is sent again after a lost answer, under the same id', async () => {
    const id = randomUUID()
    await orderFault(service, { mode: 'hangup-after', times: 1 })
    await expect(postBatch(id, content)).rejects.toMatchObject({ retry: 'backoff' })
    await postBatch(id, content)
    expect(await calls()).toMatchObject([{ id, deliveries: 2 }])
  })

  test.each([
    [
      { mode: '429', retryAfter: 9 },
      { reason: 'automation:429', retry: 'backoff', retryAfter: 9 },
    ],
    [{ mode: '500' }, { reason: 'automation:500', retry: 'backoff' }],
    [
      { mode: 'status', status: 409 },
      { reason: 'automation:409', retry: 'backoff' },
    ],
    [
      { mode: 'status', status: 410 },
      { reason: 'automation:410', retry: 'never' },
    ],
    [
      { mode: 'status', status: 401 },
      { reason: 'automation:401', retry: 'after-fix' },
    ],
    [
      { mode: 'status', status: 403 },
      { reason: 'automation:403', retry: 'after-fix' },
    ],
    [
      { mode: 'status', status: 404 },
      { reason: 'automation:404', retry: 'after-fix' },
    ],
    [
      { mode: 'status', status: 422 },
      { reason: 'automation:422', retry: 'never' },
    ],
    [{ mode: 'hangup' }, { reason: 'automation:unreachable', retry: 'backoff' }],
    [{ mode: 'noise' }, { reason: 'automation:unreachable', retry: 'backoff' }],
  ])('fails after the answer %o with %o', async (fault, failure) => {
    await orderFault(service, { ...fault, times: 1 })
    await expect(postBatch(randomUUID(), content)).rejects.toMatchObject(failure)
  })

  test('does not read an endless answer', async () => {
    await orderFault(service, { mode: 'garbage-after', times: 1 })
    await postBatch(randomUUID(), content)
    expect(await calls()).toHaveLength(1)
  })

  test('is repeated when the service does not answer in time', async () => {
    await orderFault(service, { mode: 'slow', ms: 60_000, times: 1 })
    const slow = postCall({
      service: 'automation',
      url: new URL(`${service}/hook`),
      body: '{}',
      headers: {},
      allowLoopback: true,
      timeoutMs: 100,
    })
    await expect(slow).rejects.toMatchObject({ reason: 'automation:unreachable', retry: 'backoff' })
  })

  test('never reaches this machine or a private network, except beside the embedded backend', async () => {
    env.SUPABASE_URL = 'https://xyz.supabase.co'
    let connections = 0
    const trap = createServer().listen(0, '127.0.0.1')
    trap.on('connection', (socket) => {
      connections += 1
      socket.destroy()
    })
    onTestFinished(() => void trap.close())
    await new Promise((resolve) => trap.once('listening', resolve))
    const { port } = trap.address() as AddressInfo
    const hosts = [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '127.1',
      '0x7f000001',
      '[::ffff:127.0.0.1]',
      '169.254.169.254',
      '0.0.0.0',
    ]
    for (const host of hosts) {
      for (const scheme of ['http', 'https']) {
        env.AUTOMATION_WEBHOOK_URL = `${scheme}://${host}:${port}/hook`
        await expect(postBatch(randomUUID(), content), env.AUTOMATION_WEBHOOK_URL).rejects.toMatchObject({
          retry: 'after-fix',
        })
      }
    }
    expect(connections).toBe(0)
  })

  test('does not follow a redirect', async () => {
    let asked = 0
    const mover = createServer((request, response) => {
      asked += 1
      request.resume()
      response.writeHead(302, { location: `${service}/hook` }).end()
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void mover.close())
    await new Promise((resolve) => mover.once('listening', resolve))
    env.AUTOMATION_WEBHOOK_URL = `http://127.0.0.1:${(mover.address() as AddressInfo).port}/`
    await expect(postBatch(randomUUID(), content)).rejects.toMatchObject({
      reason: 'automation:302',
      retry: 'after-fix',
    })
    expect(asked).toBe(1)
    expect(await calls()).toEqual([])
  })
})

describe('the address of the automation', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.9',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::',
    '::1',
    'fe80::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'no es una dirección',
  ])('%s is recognised as not public', (address) => expect(isPublicIp(address)).toBe(false))

  test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2800:3f0:4005::200e'])(
    '%s is recognised as public',
    (address) => expect(isPublicIp(address)).toBe(true),
  )

  test('a name that resolves to this machine is refused while connecting', async () => {
    const outcome = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve))
    expect(isPrivateAddress(outcome)).toBe(true)
  })
})
