import { answerQuestions, pictureLoaders } from "../answer-questions.ts";
import { encodePicture } from "./encode-picture.ts";
import type { EncodeJob } from "./picture-job.ts";

// Our own drawings come as bytes; no file on the disk is ever read as SVG.
answerQuestions<EncodeJob, Uint8Array>([...pictureLoaders, "VipsForeignLoadSvgBuffer"], encodePicture);
