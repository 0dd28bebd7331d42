// Signing in and out: endpoint → verb.

import { requestTrial } from '#functions/domain/companies/trial.ts';
import {
  changePassword,
  changePasswordByLink,
  forgotPassword,
  passwordLinkCompany,
} from '#functions/domain/sign-in/passwords.ts';
import { findAnyActor, logout, self } from '#functions/domain/sessions/sessions.ts';
import {
  employeeLogin,
  employeeLoginByLink,
  login,
  loginByLink,
  switchToTimeClock,
  timeClockLogin,
  timeClockLoginByLink,
} from '#functions/domain/sign-in/sign-in.ts';
import { sending } from '#functions/runtime/send.ts';
import { serve } from '#functions/runtime/serve.ts';
import { sessions } from '#shared/api/session.ts';

export const handler = serve(
  sessions,
  {
    requestTrial,
    login,
    loginByLink,
    self,
    logout,
    forgotPassword,
    changePasswordByLink,
    passwordLinkCompany,
    changePassword,
    timeClockLogin,
    timeClockLoginByLink,
    timeClockSelf: self,
    switchToTimeClock,
    employeeLogin,
    employeeLoginByLink,
    employeeSelf: self,
    employeeLogout: logout,
  },
  findAnyActor,
  sending(),
);
