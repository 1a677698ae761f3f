import type { ActionCall } from './action-call'
import { clientCalls } from './client-calls'
import { memberCalls } from './member-calls'

/** Everyone may call these actions, which reveal no personal data. */
export const openActions = ['confirmAction', 'contactAction', 'dueDatesAction', 'guideAction', 'lateFilingAction', 'newPasswordAction', 'undoEmailAction', 'requestResetAction', 'resendAction', 'signInAction', 'signOutAction', 'signUpAction', 'beginSecondStepAction', 'passSecondStepAction', 'useBackupCodeAction', 'renewBackupCodesAction', 'joinAction', 'acceptInvitationAction', 'openOwnAccountAction', 'saveWelcomeAction', 'leaveCompanyAction', 'sendWelcomeAction', 'openSignatureAction', 'readSignatureAction', 'askSignatureCodeAction', 'signDocumentAction', 'declineSignatureAction', 'resumeSignatureAction', 'stopMailsAction'] // prettier-ignore

export const actionCalls = (ids: Record<string, string>): Record<string, ActionCall> => ({
  ...memberCalls(ids),
  ...clientCalls(ids),
})
