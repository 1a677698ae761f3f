import { randomUUID } from 'node:crypto'
import { openSlots } from '../../../tests/support/next-slot'
import { callsBy, soon, type ActionCall } from './action-call'

/** Calls that clients may make; an action without an id concerns the caller. */
export function clientCalls(ids: Record<string, string>): Record<string, ActionCall> {
  const client = callsBy('client')
  const { appointment, invoice, task, company } = ids
  const [, slot = '', later = ''] = openSlots(40).slice(-3)
  return {
    beginZipAction: client.andFirm({ documents: [ids.document] }),
    ownSearchAction: client.own({ search: 'tres', group: null }),
    mostBytesAction: client.own({}),
    silenceMyFeesAction: client.own({ silent: true }),
    addFilesAction: client({ item: ids.pending, documents: [ids.document] }),
    deliverObligationAction: client({ obligation: randomUUID(), documents: [ids.document] }, 'not-found'),
    delayItemAction: client({ item: ids.pending, seen: 0, reason: 'unknown', day: '', note: '' }, 'conflict'),
    passItemAction: client({ item: ids.pending, seen: 0, email: 'otra@ejemplo.test' }, 'conflict'),
    removeFileAction: client({ item: ids.answered, document: ids.document }),
    answerItemAction: client({ item: ids.pending, seen: 1, nothing: true, answer: '' }),
    reopenItemAction: client({ item: ids.pending }),
    // This item of a document request asks for a file, so no appointment can be booked for it.
    bookItemAction: client({ item: ids.pending, key: randomUUID(), slot }, 'invalid-input'),
    deleteInvoiceAction: client({ id: invoice }, 'invoice-reviewed'),
    restoreInvoiceAction: client({ id: invoice }),
    withdrawInvoiceAction: client({ id: invoice }),
    createTaskAction: client.own({ name: 'Una tarea', at: Date.now() }),
    restoreTaskAction: client.own({ name: 'Una tarea', at: Date.now(), completed: false }),
    toggleTaskAction: client({ id: task, completed: true }),
    deleteTaskAction: client({ id: task }),
    saveProfileAction: client.own({ name: 'Otra Persona', phone: '300 000 0001' }),
    changeEmailAction: client.own({ email: 'otra@ejemplo.test', current: 'no-es-esta' }, 'wrong-password'),
    changePasswordAction: client.own(
      { current: 'no-es-esta', password: 'Clave-2026-larga' },
      'wrong-password',
    ),
    endOtherSessionsAction: client.own({}),
    beginOwnStepAction: client.own({ current: 'no-es-esta' }, 'wrong-password'),
    confirmOwnStepAction: client.own({ code: '000000', current: 'no-es-esta' }, 'wrong-password'),
    confirmOwedStepAction: client.own({ code: '000000', current: 'no-es-esta' }, 'wrong-password'),
    endOwnStepAction: client.own({ code: '000000' }, 'conflict'),
    saveNoticeChoiceAction: client.own({ topic: 'documents', mail: 'daily' }),
    keepDeviceAction: client.own(
      { endpoint: 'https://malo.example/x', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22), device: null },
      'invalid-input',
    ),
    // The call succeeds, because the action ignores the id of an unknown device.
    dropDeviceAction: client.own({ device: randomUUID() }),
    savePushChoiceAction: client.own({ topic: 'documents', wanted: true }),
    saveRestAction: client.own({ from: 20, until: 7, sundays: true }),
    saveAuthorisationsAction: client.own({ deadlines: true, newsletter: true }),
    fileRequestAction: client.own({ kind: 'correction', details: 'Mi teléfono es otro.', key: randomUUID() }),
    startExportAction: client.own({}),
    saveCompanyAction: client({ id: company, name: 'Otra S.A.S.', nit: '901207354', digit: '0' }),
    removeCompanyAction: client({ id: company }),
    // Some calls are refused, because client B's account has only one person, who is its only owner.
    inviteAction: client.own({ email: `${randomUUID()}@ejemplo.test`, role: 'reader' }),
    resendInvitationAction: client({ invitation: randomUUID() }, 'not-found'),
    withdrawInvitationAction: client({ invitation: randomUUID() }, 'not-found'),
    changeRoleAction: client({ person: randomUUID(), role: 'reader', expected: 'assistant' }, 'not-found'),
    removePersonAction: client({ person: randomUUID() }, 'not-found'),
    leaveAccountAction: client.own({}, 'last-owner'),
    askOwnerChangeAction: client.own({ person: randomUUID(), current: 'no-es-esta' }, 'wrong-password'),
    confirmOwnerChangeAction: client({}, 'not-found'),
    withdrawOwnerChangeAction: client({}, 'not-found'),
    allowMailSenderAction: client.own({ sender: 'facturas@proveedor.example' }),
    removeMailSenderAction: client.own({ sender: 'facturas@proveedor.example' }),
    // The original of this mail is not stored, so the mail cannot be read again.
    readMailAction: client({ mail: ids.incomingMail }, 'mail-gone'),
    discardMailAction: client({ mail: ids.incomingMail }),
    seeNoticesAction: client.own({ until: '2026-11-01T12:00:00Z', firm: false }),
    markNoticeAction: client({ id: ids.notice, read: true }),
    markAllAction: client.own({ until: '2026-11-01T12:00:00Z', firm: false }),
    unmarkAllAction: client.own({ stamp: '2026-11-01T12:00:00Z' }),
    resumeMailsAction: client.own({}),
    changeMailAddressAction: client.own({}),
    requestAppointmentAction: client.own({ key: randomUUID(), title: 'Consulta', slot: later }),
    changeAppointmentAction: client({ appointment, slot, seen: 0 }),
    // The appointment already takes place by video, so the call changes nothing and succeeds for client and firm.
    changePlaceAction: client.andFirm({ appointment, seen: 0, place: 'video' }),
    confirmAppointmentAction: client.andFirm({ appointment, seen: 0 }),
    cancelAppointmentAction: client.andFirm({ appointment }),
    // The call fails, because the day has free hours, and clients may wait only for a day without free hours.
    joinWaitAction: client.own({ title: 'Cierre', days: [[soon, soon]] }, 'wait-needless'),
    leaveWaitAction: client.own({ wait: randomUUID() }),
    renewFeedAction: client.own({}),
    revokeFeedAction: client.own({}),
  }
}
