/** What every process that a test starts is given of ours. */
export const inheritedEnv = { PATH: process.env.PATH, HOME: process.env.HOME };
