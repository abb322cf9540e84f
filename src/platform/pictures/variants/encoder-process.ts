import { handleQuestions, pictureLoaders } from "../handle-questions.ts";
import { encodePicture } from "./encode-picture.ts";
import type { EncodeJob } from "./picture-job.ts";

// Our own drawings come as bytes; no file on the disk is ever read as SVG.
handleQuestions<EncodeJob, Uint8Array>([...pictureLoaders, "VipsForeignLoadSvgBuffer"], encodePicture);
